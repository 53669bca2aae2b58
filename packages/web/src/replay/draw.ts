/** Draws a part of the page to a picture on the device: its elements and styles become an image of a size of its own, whatever the screen. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Every point of the page becomes so many of the picture, so that small print can be read. */
const SHARPNESS = 1.5;

export async function draw(element: Element, { width, height }: Size): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await imageOf(element, { width, height }))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('nothing was drawn')) : resolve(blob)), 'image/png'),
  );
}

/** What lies under `:root` for the styles of the page (its theme, the sizes of letters and cards) lies under that of the image. */
async function imageOf(element: Element, { width, height }: Size): Promise<string> {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const inside = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  inside.setAttribute('width', '100%');
  inside.setAttribute('height', '100%');
  const style = document.createElement('style');
  style.textContent = await stylesOfPage();
  // The letters of the page are set on its body.
  const body = document.createElement('body');
  body.className = document.body.className;
  body.append(style, element.cloneNode(true));
  inside.append(body);
  svg.append(inside);
  return new XMLSerializer().serializeToString(svg);
}

async function stylesOfPage(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter(isNeeded).map((rule) => withData(rule.cssText, sheet.href ?? location.href)),
  );
  return (await Promise.all(rules)).join('\n');
}

/** Of the letters, only those that are in use. */
function isNeeded(rule: CSSRule): boolean {
  if (!(rule instanceof CSSFontFaceRule)) return true;
  const described = (property: string) => rule.style.getPropertyValue(property).replaceAll(/["\s]/g, '');
  const own = ['font-family', 'font-weight', 'unicode-range'].map((property) => described(property).toUpperCase());
  return [...document.fonts].some(
    ({ status, family, weight, unicodeRange }) =>
      status === 'loaded' && own.join() === [family, weight, unicodeRange].map((one) => one.replaceAll(/["\s]/g, '').toUpperCase()).join(),
  );
}

/** An image may fetch nothing: what a rule refers to becomes a part of it. */
async function withData(css: string, base: string): Promise<string> {
  const links = [...css.matchAll(/url\("?(?!data:|#)([^")]+)"?\)/g)];
  const data = await Promise.all(links.map(([, link]) => dataOf(new URL(link ?? '', base))));
  return links.reduce((text, [whole], index) => text.replace(whole, `url("${data[index]}")`), css);
}

async function dataOf(url: URL): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error(url.href)));
    reader.readAsDataURL(blob);
  });
}
