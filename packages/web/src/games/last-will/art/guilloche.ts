/** The engraver's machine: curves turned again and again, as on banknotes. */

/** A closed curve around the origin: a circle with waves of two frequencies. */
function wave(radius: number, petals: number, depth: number, fine: number): string {
  const steps = 180;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const r = radius + depth * Math.cos(petals * angle) + fine * Math.cos(petals * 3 * angle);
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A rosette as one path: the same curve at several sizes, each turned a little further. */
export function rosette(radius: number, petals: number, rings = 7): string {
  return Array.from({ length: rings }, (_, ring) => {
    const size = radius * (1 - ring * 0.075);
    return turned(wave(size, petals, size * 0.13, size * 0.035), (ring * Math.PI) / (petals * 2.4));
  }).join('');
}

function turned(path: string, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const [px, py] = [Number(x), Number(y)];
    return `${(px * c - py * s).toFixed(1)} ${(px * s + py * c).toFixed(1)}`;
  });
}
