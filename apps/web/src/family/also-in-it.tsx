import { LIMITS, yearsOfChild, type AlsoInBook, type Child } from '@storylantern/contract';
import { alsoWithout, isSameName } from './also-without.ts';
import ChildFace from './child-face.tsx';
import './family.css';
import { useFamily } from './use-family.ts';

interface AlsoInItProps {
  /** The name of the child the piece is for, who is in it anyhow. */
  readonly name: string;
  readonly value: readonly AlsoInBook[];
  onChange(children: AlsoInBook[]): void;
}

/** A child of the family as a book is told of it. */
const asAlso = (child: Child): AlsoInBook => ({
  childName: child.nickname,
  childAge: yearsOfChild(child, new Date()) ?? (Number.parseInt(child.ageBand ?? '', 10) || null),
  gender: child.gender,
  looks: child.looks,
});

/** The other children of the family, any two of whom may be in the book too. Nothing where there are none. */
export function AlsoInIt({ name, value, onChange }: AlsoInItProps) {
  const { children } = useFamily();
  const others = children.filter((child) => !isSameName(child.nickname, name));
  if (others.length === 0 || children.length < 2) return null;
  const isIn = (child: Child) => value.some((each) => isSameName(each.childName, child.nickname));
  const full = others.filter(isIn).length >= LIMITS.alsoInBook;
  return (
    <fieldset>
      <legend className="group-label">
        <span>Who else is in it?</span>
        <span className="field-optional">optional</span>
      </legend>
      <div className="choices">
        {others.map((child) => (
          <label key={child.id} className="chip">
            <input
              type="checkbox"
              className="choice-input"
              checked={isIn(child)}
              disabled={full && !isIn(child)}
              onChange={(event) => {
                const rest = alsoWithout(alsoWithout(value, child.nickname), name);
                onChange(event.target.checked ? [...rest, asAlso(child)] : rest);
              }}
            />
            <span className="chip-avatar">
              <ChildFace child={child} />
            </span>
            <span className="chip-text" data-text={child.nickname}>
              {child.nickname}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
