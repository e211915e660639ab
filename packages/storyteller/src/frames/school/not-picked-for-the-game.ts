import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const GAME = String.raw`(?:football|soccer|rugby|netball|basketball|cricket|hockey|rounders|tennis|tag|skipping|games?|team|playing|matches)`;
const NOT_GOOD = String.raw`\b(?:(?:not|isn['’]?t|aren['’]?t|wasn['’]?t|never) (?:\w+ )?good(?: enough)?|(?:rubbish|bad|useless|terrible|awful|no good) at|(?:he|she|they)(?:['’]s| is| are) (?:\w+ )?(?:rubbish|useless|bad|terrible|no good)|too (?:slow|bad|rubbish))\b`;
const SHUT_OUT = String.raw`\b(?:left out|(?:nobody|no ?one) (?:will |ever )?(?:picks?|pass(?:es)?|chooses?|lets?)|leav(?:e|es|ing) (?:him|her|them) out|(?:won['’]?t|don['’]?t|doesn['’]?t|never|not) (?:let|pick|choose|pass|allowed)|never (?:gets? )?(?:picked|chosen|passed)|exclud\w*|can['’]?t (?:play|join)|says? (?:he|she|they)(?:['’]s| is| are| can['’]?t)|(?:they|others|boys|girls|kids|children|friends|mates) (?:\w+ )?(?:tell|told|say|said|call|called) (?:him|her|them))\b`;

/** The game, as it is called. */
const THE_GAME: Role = {
  fallback: { text: 'the game' },
  cues: ['football', 'soccer', 'rugby', 'netball', 'basketball', 'cricket', 'hockey', 'rounders'].map((game) => ({
    match: new RegExp(String.raw`\b${game}\b`, 'i'),
    phrase: { text: game },
  })),
};

/** Left out of a game at school by others who say that one is not good enough for it. */
export const notPickedForTheGame: NamedScene = {
  id: 'notpicked',
  image: 'a ball that rolls to anybody, and a game that gets better with one more',
  cue: said(
    `(?=[^]*\\b${GAME}\\b)(?=[^]*(?:${SHUT_OUT}))(?=[^]*(?:${NOT_GOOD}))`,
    String.raw`(?:^|\b(?:because|and|but|as|so) |[,.;] )(?:(?:s?he|my \w+) )?(?:always |just |really )?(?:says?|said|thinks?|feels?) |\b(?:says?|thinks?) (?:the )?(?:they|others?|other \w+)\b|leaves? (?:them|others|people|other \w+) out|\b(?:coach\w*|academy|trials?|squad|[ab][- ]team|first team|thinks (?:he|she|they)|feels (?:\w+ )?not|(?:he|she) (?:won['’]?t|doesn['’]?t) (?:let|pass|pick)|brother|sister|party|wheelchair|skin|losing|loses)\b`,
  ),
  decides: true,
  answers:
    /\b(?:left out|(?:nobody|no ?one) (?:will |ever )?(?:picks?|pass(?:es)?|chooses?|lets?)|leav\w+|good|football|playtime|picked|pass)\b/i,
  titles: { young: 'A Ball Rolls to Anybody', older: 'One More Player' },
  roles: { game: THE_GAME, teacher: TEACHER },
  text: {
    '4-5': `
      D<notpicked> A ball rolls to anybody. It does not ask who is good. Some children said no when {Name} came to play. They wanted to win. It is sad to be left out, and it is not fair.
      P<notpicked> Children who want to win can forget to share. A grown-up can help them think of it.
      Q<notpicked> When others run and play, {Name} may feel ____.
      H<notpicked> {teacher} can make a rule that all may play.
      H<notpicked> {helper} can kick a ball about with {him}.
      T<notpicked> {he} can ask one kind child to play.
      T<notpicked> {he} can tell a grown-up, "I am left out."
      C<notpicked> {he} can say, "Games are for playing."
      A<notpicked> Over there is a wall and one more ball. It goes bump and comes back. Another child comes to look. Then there are two, and that is a game.
    `,
    '6-7': `
      D<notpicked> A ball rolls to anybody and does not ask who is good. Some players do ask. They may have told {Name}, "You are not good enough." Then {game} goes on without {him}. That hurts, and it is not fair. Playtime is for all, the quick and the slow.
      P<notpicked> Players who want to win look only at the goal. They forget that it is playtime and no cup.
      P<notpicked> Those who play best were beginners too. Somebody let them play all the same.
      Q<notpicked> At the edge of the game, {Name} may feel ____.
      H<notpicked> {teacher} can make a rule: two teams, and all may play.
      H<notpicked> {helper} can play with {him} at home, just for fun.
      T<notpicked> {he} can ask at the start, "Which team am I in?"
      T<notpicked> {he} can tell {teacher} if it is every day. ~ Then it is not small.
      T<notpicked> {he} can start another game with one friend.
      C<notpicked> {he} can think, "I play because I like to play."
      A<notpicked> A playground has room for more than one game. A grown-up knows about it now, and that can change a rule. Perhaps there is a place in {game}, or a wall and a friend. The ball is happy with any foot or hand. It comes back to {Name}, too.
    `,
    '8-10': `
      D<notpicked> A professional team picks its players, because that is what it is paid for. At break nobody is paid. {Name} may have been left out of {game} all the same. Somebody decided that only the good ones play. It hurts, and it is unfair. People get better at a game by playing it. Whoever is kept out of it cannot, and that is no fault of theirs.
      P<notpicked> Players who decide such things are often afraid of losing in front of others. It has more to do with them than with anyone's passing.
      P<notpicked> Some of those who play do not agree with it. They keep quiet so as to keep their own place.
      Q<notpicked> On the line, watching, {Name} might feel ____. It may be sad and cross at once.
      H<notpicked> {teacher} can sort it out with a rota or mixed teams, without saying who asked.
      H<notpicked> {helper} can find a place where nobody is picked, such as a park or a club for beginners.
      T<notpicked> {he} can ask one player in advance, and not the whole group in the middle. ~ One person says yes more easily.
      T<notpicked> {he} can get another game going with two or three who would like one.
      T<notpicked> {he} can tell an adult if it is the same every day. ~ That is leaving somebody out, and it is taken seriously.
      C<notpicked> {he} can think, "Break is for playing, and I am allowed to play."
      A<notpicked> The bell goes, and it is only a piece of ground again. With a fair rule there is room on it for more people than some think. It may take a few days and an adult. Meanwhile there are other games, and some of them could use one more. To play for fun is reason enough.
    `,
  },
};
