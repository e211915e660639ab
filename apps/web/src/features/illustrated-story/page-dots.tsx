import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';

interface PageDotsProps {
  /** From 0. */
  readonly scene: number;
  readonly count: number;
  turn(by: 1 | -1): void;
  go(scene: number): void;
}

/** Previous, a dot for each scene, next. */
export function PageDots({ scene, count, turn, go }: PageDotsProps) {
  return (
    <nav className="page-dots" aria-label="Pages">
      <button
        type="button"
        className="page-turn"
        aria-label="Previous scene"
        disabled={scene === 0}
        onClick={() => turn(-1)}
      >
        <CaretLeftIcon size={22} weight="bold" aria-hidden />
        <span className="page-turn-word">Previous</span>
      </button>
      <ol className="dots">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className="dot"
              aria-label={`Go to scene ${index + 1}`}
              aria-current={index === scene ? 'page' : undefined}
              onClick={() => go(index)}
            >
              <span />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="page-turn"
        aria-label="Next scene"
        disabled={scene >= count - 1}
        onClick={() => turn(1)}
      >
        <span className="page-turn-word">Next</span>
        <CaretRightIcon size={22} weight="bold" aria-hidden />
      </button>
    </nav>
  );
}
