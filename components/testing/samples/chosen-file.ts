/** From behind to the front: a table, a plate, leaves and a tomato. */
const CIRCLES: readonly (readonly [color: string, radius: number])[] = [
  ['#e8e2d4', 900],
  ['#fbfaf6', 300],
  ['#7f9a5a', 230],
  ['#c9562f', 120],
];

/** A file that a person might choose: a picture, drawn here, or a table, which nothing reads. */
export async function chosenFile(name: string): Promise<File> {
  const content = name.endsWith('.png') ? await picture() : 'section,item_name,price\r\n';
  return new File([content], name);
}

function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(960, 640);
  const drawing = canvas.getContext('2d');
  for (const [color, radius] of CIRCLES) {
    if (!drawing) break;
    drawing.fillStyle = color;
    drawing.beginPath();
    drawing.arc(480, 320, radius, 0, 7);
    drawing.fill();
  }
  return canvas.convertToBlob();
}
