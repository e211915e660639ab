import { ChipGroup } from '../ui/chips/chip-group.tsx';
import ChildFace from './child-face.tsx';
import { chooseChild } from './chosen-id.ts';
import type { Family } from './use-family.ts';

interface ChildChoicesProps {
  readonly label: string;
  readonly family: Family;
  /** What nobody in particular is called here. */
  readonly nobody: string;
  /** A choice was made. */
  onChosen?(): void;
}

/** Stands for nobody in particular; no child has it as its id. */
const NOBODY = 'nobody';

/** The family's children and nobody in particular, one of them chosen, for every form at once. */
export const ChildChoices = ({ label, family, nobody, onChosen }: ChildChoicesProps) => (
  <ChipGroup
    label={label}
    choices={[
      ...family.children.map((child) => ({
        value: child.id,
        label: child.nickname,
        picture: <ChildFace child={child} />,
      })),
      { value: NOBODY, label: nobody },
    ]}
    value={family.chosen?.id ?? NOBODY}
    onChange={(id) => {
      chooseChild(id === NOBODY || id === '' ? null : id);
      onChosen?.();
    }}
  />
);
