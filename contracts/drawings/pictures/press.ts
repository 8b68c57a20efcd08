import sharp from 'sharp';

/** A fixed field of smooth noise from -1 to 1, for edges and paper grain. */
const field = (seed: number): ((x: number, y: number) => number) => {
  const lattice = (x: number, y: number): number => {
    let hash = Math.imul(x, 0x27d4eb2f) ^ Math.imul(y, 0x165667b1) ^ seed;
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    return ((hash ^ (hash >>> 13)) >>> 0) / 2147483648 - 1;
  };
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - left, y - top];
    const [sx, sy] = [dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy)];
    const upper = lattice(left, top) * (1 - sx) + lattice(left + 1, top) * sx;
    const lower = lattice(left, top + 1) * (1 - sx) + lattice(left + 1, top + 1) * sx;
    return upper * (1 - sy) + lower * sy;
  };
};

const [sideways, upwards, fineSideways, fineUpwards, pigment, tooth] = [11, 23, 37, 41, 53, 67].map(field) as [
  ReturnType<typeof field>,
  ReturnType<typeof field>,
  ReturnType<typeof field>,
  ReturnType<typeof field>,
  ReturnType<typeof field>,
  ReturnType<typeof field>,
];

/** Makes a drawing look hand-printed: slightly wavering edges, pooled paint, visible paper. */
export async function print(
  svg: string,
  unitsWide: number,
  pixelsWide: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(pixelsWide)
    .removeAlpha()
    .modulate({ saturation: 1.12 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const scale = pixelsWide / unitsWide;
  const printed = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [ux, uy] = [x / scale, y / scale];
      const fromX = Math.min(
        width - 2,
        Math.max(0, x + (sideways(ux / 46, uy / 46) * 1.5 + fineSideways(ux / 9, uy / 9) * 0.55) * scale),
      );
      const fromY = Math.min(
        height - 2,
        Math.max(0, y + (upwards(ux / 46, uy / 46) * 1.5 + fineUpwards(ux / 9, uy / 9) * 0.55) * scale),
      );
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [dx, dy] = [fromX - left, fromY - top];
      const at = (top * width + left) * 3;
      const below = at + width * 3;
      const paper = 1 + pigment(ux / 90, uy / 34) * 0.028 + tooth(ux / 2.1, uy / 2.1) * 0.03;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (data[at + channel] ?? 0) * (1 - dx) + (data[at + 3 + channel] ?? 0) * dx;
        const lower = (data[below + channel] ?? 0) * (1 - dx) + (data[below + 3 + channel] ?? 0) * dx;
        printed[(y * width + x) * 3 + channel] = Math.min(255, (upper * (1 - dy) + lower * dy) * paper);
      }
    }
  }
  return { data: printed, width, height };
}
