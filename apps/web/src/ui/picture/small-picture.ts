/** Wide enough for a card on a sharp screen; the smaller of the two widths covers are kept in. */
const CARD_WIDTH = 480;

/** The address of a story's cover, or a book's picture, in the width of a card; any other picture as it is. */
export const smallPicture = (src: string): string =>
  /^\/api\/(stories\/[^/?]+\/cover|illustrated-stories\/(image\/[^/?]+|[^/?]+\/cover))(\?picture=\d+)?$/.test(src)
    ? `${src}${src.includes('?') ? '&' : '?'}w=${CARD_WIDTH}`
    : src;
