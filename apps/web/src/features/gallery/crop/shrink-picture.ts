import { centredArea, widestOutput } from './crop-math.ts';
import { renderCrop } from './render-crop.ts';

/** The whole picture, made just small enough for the gallery; throws where the browser cannot open or draw it. */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const area = centredArea(picture, null);
    return await renderCrop(picture, { turns: 0, area, width: widestOutput(area), original: file });
  } finally {
    picture.close();
  }
}
