import { Complaint } from '@parlour/kernel';

/** As wide or high as it is ever looked at. */
const MOST_PIXELS = 1400;

/** A photograph small enough to be kept a hundred times. Complains about what is no picture. */
export async function shrunk(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Complaint('packs.photo.unreadable', { file: file.name });
  });
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width!, height!);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
