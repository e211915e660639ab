import type { Title } from '../../../frame.ts';

/** Titles of the scenes of school: up to five years, and from six on. */
export const SCHOOL_TITLES: { readonly young: readonly Title[]; readonly older: readonly Title[] } = {
  young: [
    { text: 'A Name Is a Good Answer', thread: 'boyorgirl' },
    { text: 'One Small Bit of the Day', thread: 'oneword' },
    { text: 'A Big Hall and a Small Place', thread: 'assembly' },
    { text: 'Three Steps to a Game', thread: 'beside' },
    { text: 'Stop, and Then Tell', thread: 'stopit' },
    { text: 'One Name Is a Start', thread: 'nofriends' },
  ],
  older: [
    { text: 'Who Is Near', thread: 'follow' },
    { text: 'Told in a Quiet Way', thread: 'follow' },
    { text: 'One Person Is Enough', thread: 'fitin' },
    { text: 'Where the Effort Stops', thread: 'fitin' },
    { text: 'How a Name Goes', thread: 'wrongname' },
    { text: 'A Small Note About a Name', thread: 'wrongname' },
    { text: 'The Quiet Hour', thread: 'bigroad' },
    { text: 'Over the Road, or Round', thread: 'bigroad' },
    { text: 'A Club With a Different Sound', thread: 'offclub' },
    { text: 'No Why Yet', thread: 'offclub' },
    { text: 'An Instrument for Two Hands', thread: 'cutlery' },
    { text: 'One Hand Holds, One Hand Saws', thread: 'cutlery' },
    { text: 'An Hour Out of Sight', thread: 'hidden' },
    { text: 'One Sentence About an Hour', thread: 'hidden' },
    { text: 'A Question and a Name', thread: 'boyorgirl' },
    { text: 'An Answer to Give or Keep', thread: 'boyorgirl' },
    { text: 'One Thing From the Day', thread: 'oneword' },
    { text: 'A Place on the Hall Floor', thread: 'assembly' },
    { text: 'Three Steps to a Game', thread: 'beside' },
    { text: 'What Is It For?', thread: 'pointless' },
    { text: 'One Question in Between', thread: 'onesubject' },
    { text: 'A Good Subject, and a Turn', thread: 'onesubject' },
    { text: 'A Fair Question on a Monday', thread: 'pointless' },
    { text: 'What Is Behind “Fine”', thread: 'oneword' },
    { text: 'It Keeps Until Break', thread: 'chatting' },
    { text: 'A Good Line, Kept for Later', thread: 'chatting' },
    { text: 'A Hand on the Table', thread: 'knows' },
    { text: 'The Answer Was in There', thread: 'knows' },
    { text: 'Five Minutes and a Hook', thread: 'changing' },
    { text: 'A Corner in the Changing Room', thread: 'changing' },
    { text: 'One Day, One Number', thread: 'failed' },
    { text: 'A Number in a Drawer', thread: 'failed' },
    { text: 'A List at the Door', thread: 'kit' },
    { text: 'Out of the Head, Onto the List', thread: 'kit' },
    { text: 'Say Stop, and Then Tell', thread: 'stopit' },
    { text: 'Told a Second Time', thread: 'stopit' },
    { text: 'Ten Minutes and Ten More', thread: 'nofriends' },
    { text: 'A Hard Day Is Not Every Day', thread: 'nofriends' },
    { text: 'Only the Next Stop', thread: 'ownway' },
    { text: 'The Way There, Bit by Bit', thread: 'ownway' },
  ],
};

/** Of these, one stands at the start of a scene of school, and one at its end. */
export const SCHOOL_TOPICS: readonly string[] =
  'question questions answer answers answered lesson lessons day days school class talk talking hand hands list head number stop stopped friends friend PE privacy way journey hour changed changing assembly hall chair chairs playtime playground game point school subject subjects ask asked name names road crossing way club cutlery fork'.split(
    ' ',
  );
