/** The width under which the small picture is enough, in pixels. */
const SMALL = 480;

/** What an <img> needs to choose between the two sizes of a scene's picture. */
export const imageSources = (imageUrl: string, sizes: string) => ({
  src: imageUrl,
  srcSet: `${imageUrl}?w=${SMALL} ${SMALL}w, ${imageUrl} 1200w`,
  sizes,
});

/** How wide the picture is shown, for the browser's choice. */
export const SIZES = '(max-width: 56.24rem) 100vw, 50vw';

/**
 * Where a picture that failed is asked for once more: the image route with the last part of its address
 * (specification, section 2), in the small size, which gets through where the large one did not. Null when the
 * address has no such part.
 */
export function fallbackImage(imageUrl: string): string | null {
  const path = imageUrl.split(/[?#]/, 1)[0] ?? '';
  const name = path.split('/').at(-1) ?? '';
  return /^[A-Za-z0-9._-]+$/.test(name) ? `/api/illustrated-stories/image/${name}?w=${SMALL}` : null;
}

const fetched = new Set<string>();

/** Fetches a picture that will be wanted soon, the same size of it that will be shown. */
export function fetchAhead(imageUrl: string): void {
  if (fetched.has(imageUrl)) return;
  fetched.add(imageUrl);
  const image = new Image();
  const { src, srcSet, sizes } = imageSources(imageUrl, SIZES);
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
}
