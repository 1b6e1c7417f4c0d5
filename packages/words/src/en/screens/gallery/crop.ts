/** Words of cropping, by language. */
export const crop = {
  title: 'Crop and resize',
  tooLarge:
    'Images can be up to 1920×1080 (upright: 1080×1920). Choose the part you need, and it’s made smaller for you.',
  opening: 'Opening the image',
  shape: 'Shape',
  free: 'Free',
  turn: 'Rotate 90°',
  whole: 'Whole image',
  width: 'Result width',
  pixels: 'px',
  result: 'Result',
  move: 'Chosen part. Arrow keys move it',
  handles: {
    n: 'Top edge',
    e: 'Right edge',
    s: 'Bottom edge',
    w: 'Left edge',
    ne: 'Top right corner',
    se: 'Bottom right corner',
    sw: 'Bottom left corner',
    nw: 'Top left corner',
  },
  keys: 'Drag the corners, or press Tab to reach one and use the arrow keys. Hold Shift for larger steps.',
  use: 'Use this image',
  working: 'Preparing the image',
  broken: 'Couldn’t open the image. The file may be damaged: save it again as JPEG or PNG and try again.',
  tooMuch: 'This image is too large for the browser. Make it smaller in another program and try again.',
};

/** Words of cropping. */
export type CropTexts = typeof crop;
