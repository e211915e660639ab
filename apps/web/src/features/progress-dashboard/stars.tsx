import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { StarHalfIcon } from '@phosphor-icons/react/dist/csr/StarHalf';
import { starsOf } from './figures.ts';

/** Five stars as ornament: the number stands beside them in words or is read out in their place. */
export const Stars = ({ value }: { readonly value: number }) => (
  <span className="stars" aria-hidden="true">
    {starsOf(value).map((star, index) =>
      star === 'half' ? (
        <StarHalfIcon key={index} weight="fill" />
      ) : (
        <StarIcon key={index} weight={star === 'full' ? 'fill' : 'regular'} />
      ),
    )}
  </span>
);
