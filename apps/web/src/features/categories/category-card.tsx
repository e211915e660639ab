import type { Category } from '@storylantern/contract';
import { Link } from 'wouter';
import { Picture } from '../../ui/picture/picture.tsx';
import { categoryHref, titleColour } from './groups.ts';

interface CategoryCardProps {
  readonly category: Category;
  /** A second way, for fields of many topics. */
  readonly withTopics?: boolean;
}

/** A picture, a name and a sentence; the whole card makes a story. */
export function CategoryCard({ category, withTopics }: CategoryCardProps) {
  return (
    <li className="sheet category-card">
      <Picture src={category.imageUrl} alt="" className="category-picture" />
      <div className="category-words">
        <h3 className={titleColour(category.color)}>
          <Link href={categoryHref(category.id)} className="category-link">
            {category.name}
          </Link>
        </h3>
        <p className="text-small text-soft">{category.description}</p>
        {withTopics && (
          <Link
            href={`/topics/${encodeURIComponent(category.id)}`}
            className="category-topics"
            aria-label={`Choose a topic in ${category.name}`}
          >
            Choose a topic
          </Link>
        )}
      </div>
    </li>
  );
}
