import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const OUT = String.raw`\b(?:los(?:es|ing)|is out|gets? out|(?:he|she)['’]?s out|(?:gets?|is|(?:he|she)['’]?s|being) (?:tagged|caught|tigged)|loses? (?:at|in))\b`;
const HANDS = String.raw`\b(?:hits?|hitting|push\w*|shov\w*|kicks?(?: off)?|kicking|punch\w*|lash\w*|thump\w*|scream\w*|shout\w*)\b`;
const YARD = String.raw`\b(?:play ?time|playground|break|tag|tig|it\b|bulldog|stuck in the mud|football|lunch ?time|dodge ?ball|recess)\b`;

/** Out or beaten in a playground game, with hands that hit, and others who stop asking. */
export const outInThePlayground: NamedScene = {
  id: 'outintag',
  image: 'a wall to lean on between being out and being in again',
  cue: said(
    String.raw`(?=[^]*(?:${OUT}))(?=[^]*(?:${HANDS}))(?=[^]*(?:${YARD}))[^]*\b(?:(?:no ?(?:one|body)|nobody|others?|friends|they|kids|children)\b[^.!?]{0,20}\b(?:want|let|play|like|ask|pick)\w*|when)\b`,
    String.raw`\b(?:brother|sister|cousin|board|monopoly|uno|cards|x ?box|fifa|team ?mates?|referee|coach|match|blam\w*|cheat\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:hits?|push\w*|los\w*|play\w*|nobody|no ?one|others?|game|let|tag\w*|out|kicks?)\b/i,
  titles: { young: 'A Wall to Lean On', older: 'Out, and In Again' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<outintag> Tag! {Name is} out of the game, and that is no fun. The heart goes bump, and hands may hit or push. A hit hurts, and then the others run away. There is a wall to lean on. Bump, bump, and then slow.
      P<outintag> The others like to play, and hits hurt them. They can come back when hands are soft.
      Q<outintag> When a game is lost, {Name} may feel ____.
      H<outintag> {teacher} can stand at the wall as well, and count.
      H<outintag> {helper} can play being caught, with a silly fall.
      T<outintag> {he} can run to the wall and push the wall.
      T<outintag> {he} can say sorry when it was too hard.
      C<outintag> {he} can say, "Out now, in again soon."
      A<outintag> The wall is strong and does not mind a push. The heart is slow again. A new game starts, and in go two feet. Tag, and run!
    `,
    '6-7': `
      D<outintag> In a playground game somebody is caught, and somebody loses. For {Name} it comes like a hot wave. Hands may hit or push before a thought is there. A hit hurts. Then the others may keep away, and it gets lonely too. Hot waves go down. A wall is a good place to lean until then.
      P<outintag> The others are not against {him}. They would like a game without sore arms. Most of them forget fast when it goes well two or three times.
      P<outintag> Being out feels long. It is mostly about as long as one song.
      Q<outintag> When the game is lost, {Name} may feel ____. It may be in the fists.
      H<outintag> {teacher} can help with the first new game, and say the rules aloud.
      H<outintag> {helper} can practise losing with ten tiny games in a row.
      T<outintag> {he} can go to the wall and press both hands on it, hard.
      T<outintag> {he} can say, "That hit was wrong. I am sorry."
      T<outintag> {he} can ask, "Can I be in the next one?"
      C<outintag> {he} can think, "Hot now. Wall first."
      A<outintag> The wall is still there. Nobody was hit this time, or a sorry put it right. Somebody called, "Next game!" It may take a few games until the others trust it. Being out ends. The one after that begins with everybody in.
    `,
    '8-10': `
      D<outintag> Nobody enjoys being out of a game. In some people it goes off like an alarm, and then hands or shouts come before there is any thinking. {Name} may know that alarm from break. The others see only what comes after it. They decide that the game is nicer without, and then two things hurt instead of one. An alarm can be learnt about. It takes about half a minute to stop, which is the length of a walk to the wall.
      P<outintag> The others keep away from the hitting more than from the person. They notice when it changes, though usually a few days later than one would like.
      P<outintag> Professional players have it too. They are taught to walk, breathe and look at something far away.
      Q<outintag> At "You're out!" {Name} might feel ____. It is worth finding out where in the body it starts.
      H<outintag> {teacher} can help with a restart: a small group, a short game and rules that are clear.
      H<outintag> {helper} can play quick games at home in which everybody loses often.
      T<outintag> {he} can say, "Back in a minute," and walk to the wall. ~ Leaving on purpose looks strong.
      T<outintag> {he} can tell the others, "I lost it yesterday. I'm working on it. Can I join?"
      C<outintag> {he} can think, "Half a minute. Then I am back in."
      A<outintag> The wall has been leaned on a few times, and it does not tell anybody. Whoever was hurt was told sorry, without a "but". Trust on a playground is counted in games, and there have been two good ones. Losing still stings, and there is a next round either way.
    `,
  },
};
