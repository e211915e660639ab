import { toldSentences } from '../given-text.ts';
import type { Phrase } from '../../render/phrase.ts';

/** Whose name belongs to the day, because it is their work: a brother's name alone is no news. */
export const AT_WORK_THERE =
  '(?:leader|coach|teacher|hairdresser|barber|dentist|doctor|nurse|therapist|instructor|driver|worker|TA|assistant|childminder|optician|tutor|physio\\w*|librarian|lifeguard|trainer|teaching assistant|key ?(?:worker|person))';
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'-]*`;
const TITLED = String.raw`(?:Mr|Mrs|Ms|Miss|Dr|Coach|Nurse) ${NAME}`;
const OF_IT = String.raw`(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he) )?(?:[\p{Ll}-]+ ){0,2}?`;
/** "Coach Mike", "Teacher Amy", "Her coach is called Dave", "Miss Penny", "Barber called Ali". */
const NAMED_ALONE = new RegExp(
  String.raw`^(?:${OF_IT}(${AT_WORK_THERE})(?:,|:| is| was| is called| was called| called| named)? )?(${TITLED}|${NAME})$`,
  'iu',
);
/** "Mike the coach", "Mike is his coach", "Mrs Green, her TA". */
const NAMED_FIRST = new RegExp(
  String.raw`^(${TITLED}|${NAME}),?(?: is| was)? (?:the|his|her|their|our) (?:[\p{Ll}-]+ )?(${AT_WORK_THERE})$`,
  'u',
);

/** How a story speaks of somebody at work: a coach is spoken to as "Coach". */
function atWork(role: string, name: string): Phrase {
  const gender = /^(?:Mrs|Ms|Miss) /.test(name) ? ('f' as const) : name.startsWith('Mr ') ? ('m' as const) : undefined;
  const text = /^coach$/i.test(role) && !name.includes(' ') ? `Coach ${name}` : name;
  return { text, ...(gender && { gender }) };
}

/** The grown-up whose name is all that a note says: nobody tells it of somebody who was not there. */
export function namedAlone(notes: string): { readonly helper: Phrase; readonly sentence: string } | undefined {
  return toldSentences(notes).flatMap((sentence) => {
    const said = sentence.trim().replace(/[.!]+$/, '');
    const [, first = '', its = ''] = NAMED_FIRST.exec(said) ?? [];
    if (first !== '') return [{ helper: atWork(its, first), sentence }];
    const [, role = '', name = ''] = NAMED_ALONE.exec(said) ?? [];
    const isName = /^\p{Lu}/u.test(name) && !new RegExp(`^${AT_WORK_THERE}$`, 'i').test(name);
    return isName && (role !== '' || name.includes(' ')) ? [{ helper: atWork(role, name), sentence }] : [];
  })[0];
}

/** "his coach Dave", "instructor Lou" */
const WORKER = new RegExp(
  String.raw`^(?:(?:the|his|her|their|our|my) )?(?:[a-z]+ )?(${AT_WORK_THERE}) (\p{Lu}\p{Ll}+)$`,
  'iu',
);
/** The grown-up whose work it is, where a sentence begins with what they are and their name. */
export function workerIn(subject: string): Phrase | undefined {
  const [, role = '', name = ''] = WORKER.exec(subject) ?? [];
  return /^\p{Lu}/u.test(name) ? atWork(role, name) : undefined;
}
