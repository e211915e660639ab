import type { ReactNode } from 'react';
import { PagePicture } from '../../ui/picture/picture.tsx';

interface ExpertRowProps {
  readonly imageUrl: string;
  readonly title: string;
  readonly description: string;
  /** Small facts under the description: ages, benefits. */
  readonly facts: ReactNode;
  readonly action: ReactNode;
  readonly level?: 2 | 3;
}

/** One row of a list: a picture on the left, words and one button on the right. */
export const ExpertRow = ({ imageUrl, title, description, facts, action, level = 2 }: ExpertRowProps) => {
  const Heading = `h${level}` as const;
  return (
    <li className="expert-row">
      <PagePicture src={imageUrl} alt="" className="expert-picture" />
      <div className="expert-words">
        <Heading className="text-h3">{title}</Heading>
        <p className="text-small text-soft">{description}</p>
        <div className="expert-foot">
          <div className="text-small text-soft">{facts}</div>
          {action}
        </div>
      </div>
    </li>
  );
};
