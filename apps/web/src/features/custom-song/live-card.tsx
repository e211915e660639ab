import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes';
import { CutOut } from '../../ui/picture/cut-out.tsx';
import { Badge } from '../../ui/surface/badge.tsx';
import type { Draft } from './draft.ts';
import { animalOf } from './song-animals.ts';
import './song-kind.css';
import { styleName } from './use-song-styles.ts';

/** Heights of the bars in the small ornament of a tune, in per cent. */
const TUNE = [22, 40, 30, 64, 48, 86, 58, 100, 72, 44, 60, 36, 78, 52, 92, 66, 40, 56, 28, 46, 70, 38, 24, 34];

/** The card of the song as it will be, changing as the form is filled. */
export function LiveCard({ draft }: { readonly draft: Draft }) {
  const name = draft.childName.trim();
  const theme = draft.theme.trim();
  return (
    <aside className="song-live" aria-label="The song card">
      <div className="song-live-card on-night lamplit">
        <CutOut figure={animalOf(draft.style)} className="song-live-animal" />
        <p className="song-card-kind">
          {draft.useMusicalGeneration && (
            <Badge tone="amber" icon={<MusicNotesIcon weight="fill" aria-hidden />}>
              Musical
            </Badge>
          )}
          {styleName(draft.style)}
        </p>
        <p className="display song-live-title">A song for {name || 'your child'}</p>
        <p className="song-live-theme">{theme ? `Theme: ${theme}` : 'Theme: whatever today brought'}</p>
        <div className="song-live-tune" aria-hidden="true">
          {TUNE.map((height, index) => (
            <i key={index} style={{ height: `${height}%` }} />
          ))}
        </div>
      </div>
      <p>The card changes as you write. {draft.useMusicalGeneration ? 'Sung, with a band.' : 'Spoken in rhythm.'}</p>
    </aside>
  );
}
