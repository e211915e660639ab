import { SheetLink } from '../../ui/surface/sheet.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { smallPicture } from '../../ui/picture/small-picture.ts';
import { useRelatedStories } from './use-story.ts';

/** Other stories of the family, as small pages. Nothing is shown while there are none. */
export function RelatedStories({ id }: { readonly id: string }) {
  const { data: stories } = useRelatedStories(id);
  if (!stories || stories.length === 0) return null;
  return (
    <section className="related no-print" aria-labelledby="related">
      <h2 id="related">You might also like:</h2>
      <ul className="related-grid">
        {stories.map((story) => (
          <li key={story.id}>
            <SheetLink href={`/story/${story.id}`} className="related-card">
              <Picture src={smallPicture(story.imageUrl)} alt="" width={480} height={360} />
              <span className="display related-title">{story.title}</span>
            </SheetLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
