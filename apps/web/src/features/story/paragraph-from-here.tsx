import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';

/** Plays from this paragraph on; in the margin, shown when it has the focus or the paragraph is pointed at. */
export function ParagraphFromHere({ onPlay }: { onPlay(): void }) {
  return (
    <button type="button" className="from-here no-print" aria-label="Hear this paragraph" onClick={onPlay}>
      <PlayIcon size={18} weight="fill" aria-hidden />
    </button>
  );
}
