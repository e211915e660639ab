import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { Story, StoryVersion } from '@storylantern/contract';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { smallPicture } from '../../ui/picture/small-picture.ts';
import { Badge } from '../../ui/surface/badge.tsx';
import { useVersions } from './use-change-story.ts';
import { VersionBeside } from './version-beside.tsx';
import { originInWords, versionWhen } from './version-words.ts';

/** So many are shown at first. */
const SHOWN = 6;

interface VersionsListProps {
  readonly story: Story;
  readonly busy: boolean;
  onRead(number: number): void;
}

/** Every version of a story: when it was made, what made it, what it says beside the one that is read, and reading it again. */
export function VersionsList({ story, busy, onRead }: VersionsListProps) {
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const { data: versions, isError, refetch } = useVersions(story.id, open);
  const current = versions?.find((each) => each.current);
  return (
    <div className="versions">
      <button
        type="button"
        className="versions-toggle"
        aria-expanded={open}
        aria-controls="versions"
        onClick={() => setOpen(!open)}
      >
        <CaretDownIcon weight="bold" aria-hidden />
        Every version
      </button>
      <div id="versions" hidden={!open}>
        {open && !versions && !isError && (
          <Waiting label="The versions are being opened">
            <SkeletonLines lines={3} />
          </Waiting>
        )}
        {isError && (
          <div role="alert">
            <p>The versions could not be read just now. They are all kept.</p>
            <Button variant="quiet" className="versions-more" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {current && (
          <ol className="versions-list">
            {versions?.slice(0, all ? undefined : SHOWN).map((version) => (
              <VersionRow
                key={version.number}
                version={version}
                current={current}
                busy={busy}
                onRead={() => onRead(version.number)}
              />
            ))}
          </ol>
        )}
        {!all && versions && versions.length > SHOWN && (
          <Button variant="quiet" className="versions-more" onClick={() => setAll(true)}>
            Show the {versions.length - SHOWN} before these
          </Button>
        )}
      </div>
    </div>
  );
}

interface VersionRowProps {
  readonly version: StoryVersion;
  readonly current: StoryVersion;
  readonly busy: boolean;
  onRead(): void;
}

function VersionRow({ version, current, busy, onRead }: VersionRowProps) {
  const [beside, setBeside] = useState(false);
  const [now] = useState(() => new Date());
  const id = `version-${version.number}`;
  return (
    <li className="version" aria-labelledby={id}>
      <Picture src={smallPicture(version.imageUrl)} alt="" width={96} height={72} className="version-picture" />
      <div className="version-words">
        <p id={id}>
          <strong>
            {version.number}. {originInWords(version)}
          </strong>{' '}
          {version.current && <Badge tone="moss">Read now</Badge>}
        </p>
        <p className="soft text-small">
          {versionWhen(version.createdAt, now)} · {version.words} words
          {version.title !== current.title && ` · “${version.title}”`}
        </p>
        {!version.current && (
          <p className="version-actions">
            <Button variant="quiet" aria-expanded={beside} aria-describedby={id} onClick={() => setBeside(!beside)}>
              {beside ? 'Close' : 'Compare'}
            </Button>
            <Button variant="quiet" aria-describedby={id} onClick={() => busy || onRead()}>
              Read this one again
            </Button>
          </p>
        )}
      </div>
      {beside && !version.current && <VersionBeside version={version} current={current} />}
    </li>
  );
}
