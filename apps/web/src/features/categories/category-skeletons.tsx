import { Skeleton, SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';

const CARDS = [
  { columns: 3, key: 'moments' },
  { columns: 4, key: 'areas' },
];

/** The shapes of the cards that are coming. */
export const CategorySkeletons = () => (
  <Waiting label="Loading the categories">
    <div className="category-lead">
      <Skeleton className="byob-skeleton" />
      <div className="category-side">
        <Skeleton className="side-skeleton" />
        <Skeleton className="side-skeleton" />
      </div>
    </div>
    {CARDS.map(({ columns, key }) => (
      <div key={key}>
        <Skeleton className="category-heading h-8 w-64" />
        <ul className={`category-grid category-grid-${columns}`}>
          {Array.from({ length: columns }, (_, card) => (
            <li key={card} className="sheet category-card">
              <Skeleton className="category-picture" />
              <div className="category-words">
                <SkeletonLines lines={2} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </Waiting>
);
