/** The illustrator's one public door: from closed lists to drawings, in the browser and on the server alike. */
export { drawCutOut, type CutOut } from './compose/cut-out.ts';
export { describePicture } from './compose/describe.ts';
export { drawPicture, type DrawnPage, type Layout, type PictureOptions } from './compose/picture.ts';
export { drawPortrait } from './compose/portrait.ts';
export { looksFor } from './looks/looks-for.ts';
export { understandLooks } from './looks/understand-looks.ts';
export { makeTextures, type Textures } from './paint/textures.ts';
