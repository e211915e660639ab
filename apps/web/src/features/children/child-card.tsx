import { ArchiveIcon } from '@phosphor-icons/react/dist/csr/Archive';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { Child } from '@storylantern/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { ageAsFact } from '../../family/age-in-words.ts';
import { useArchiveChild } from '../../family/change-children.ts';
import ChildFace from '../../family/child-face.tsx';
import { chooseChild } from '../../family/chosen-id.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ChipToggle } from '../../ui/chips/chip.tsx';

interface ChildCardProps {
  readonly child: Child;
  /** Stories are for this child. */
  readonly chosen: boolean;
  onDelete(): void;
}

/** One child of the family, and what can be done. */
export function ChildCard({ child, chosen, onDelete }: ChildCardProps) {
  const [today] = useState(() => new Date());
  const archive = useArchiveChild();
  const away = child.archivedAt !== null;
  const facts = [ageAsFact(child, today), child.interests].filter((fact) => fact !== '');
  return (
    <li className="sheet child-card" data-away={away || undefined}>
      <span className="child-face child-card-face">
        <ChildFace child={child} />
      </span>
      <div className="child-card-words">
        <h3>
          <Link href={`/children/${child.id}`}>{child.nickname}</Link>
        </h3>
        {facts.map((fact) => (
          <p key={fact} className="text-soft">
            {fact}
          </p>
        ))}
        {!away && (
          <ChipToggle
            className="child-card-chosen"
            label={chosen ? `Stories are for ${child.nickname}` : `Make stories for ${child.nickname}`}
            tick
            pressed={chosen}
            onClick={() => chooseChild(chosen ? null : child.id)}
          />
        )}
      </div>
      <div className="child-card-actions">
        {away ? (
          <IconButton
            label={`Bring ${child.nickname} back`}
            icon={<ArrowUUpLeftIcon aria-hidden />}
            onClick={() => archive.mutate({ child, archived: false })}
          />
        ) : (
          <>
            <Link
              href={`/children/${child.id}`}
              className="icon-btn"
              aria-label={`Change ${child.nickname}`}
              title={`Change ${child.nickname}`}
            >
              <PencilSimpleIcon aria-hidden />
            </Link>
            <IconButton
              label={`Put ${child.nickname} away`}
              icon={<ArchiveIcon aria-hidden />}
              onClick={() => archive.mutate({ child, archived: true })}
            />
          </>
        )}
        <IconButton label={`Delete ${child.nickname}`} icon={<TrashIcon aria-hidden />} onClick={onDelete} />
      </div>
    </li>
  );
}
