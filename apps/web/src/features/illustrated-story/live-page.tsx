import type { OpenPicture } from '../../ui/picture/drawing-request.ts';
import { DrawnPage } from '../../ui/picture/drawn-page.tsx';

/** A page in the chosen style with the child on it, drawn again as the form is filled. */
export const LivePage = ({ picture }: { readonly picture: OpenPicture }) => (
  <aside className="book-live" aria-label="How it will be painted">
    <DrawnPage picture={picture} />
    <p>The style and the child. The book's own pages come next.</p>
  </aside>
);
