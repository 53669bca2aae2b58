/** The engraver's machine: one curve turned again and again, as on banknotes. */

/** A closed curve around the origin, a circle with petals, drawn smoothly through its points. */
function petalled(radius: number, petals: number, depth: number, turn: number): string {
  const steps = petals * 8;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const r = radius + depth * Math.cos(petals * angle + turn);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  const between = (i: number) => {
    const [ax, ay] = points[i % steps] ?? [0, 0];
    const [bx, by] = points[(i + 1) % steps] ?? [0, 0];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map(([x, y], i) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(i)}`);
  return `M${between(steps - 1)}${curves.join('')}Z`;
}

/** A rosette as one path: the same curve at several sizes, each turned a little further. */
export function rosette(radius: number, petals: number, rings = 8): string {
  return Array.from({ length: rings }, (_, ring) => {
    const size = radius * (0.62 + ring * 0.042);
    return petalled(size, petals, radius * 0.12, ring * 0.42) + petalled(size, petals, radius * 0.12, -ring * 0.42);
  }).join('');
}
