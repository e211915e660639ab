import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { TextField } from '../../ui/field/text-field.tsx';

interface SearchBoxProps {
  /** What the address says is searched for. */
  readonly search: string;
  onSearch(search: string): void;
}

/** A pause in the typing after which the address follows, in milliseconds. */
const PAUSE = 250;

/** Searches the whole library. What is typed is shown at once; the address follows when the typing rests. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const settled = useSettled(typed, PAUSE);
  /** What the address was last told, so that Back, which changes the address, changes the box and not the reverse. */
  const told = useRef(search);
  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    if (settled !== typed || settled === told.current) return;
    told.current = settled;
    onSearch(settled);
  }, [settled, typed, onSearch]);
  return (
    <search className="expert-search">
      <TextField
        label="Search the whole library"
        type="search"
        value={typed}
        maxLength={100}
        placeholder="Tantrums, the dark, a new baby"
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
