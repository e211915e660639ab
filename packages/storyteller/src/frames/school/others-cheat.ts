import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Others do not keep to the rules of a game, and somebody cannot bear it. */
export const othersCheat: NamedScene = {
  id: 'otherscheat',
  image: 'a rule that was said aloud before the game',
  cue: said(
    String.raw`\b(?:others?|other (?:kids|children|people|boys|girls)|kids|children|friends?|people|everyone|someone|somebody|boys|girls|they|cousin|mates?)\b[^.!?]{0,12}\b(?:cheat(?:s|ed|ing)?|do(?:es)? ?n['’]?t (?:play|keep|stick|follow)[^.!?]{0,16}(?:fair|rules)|break(?:s|ing)? the rules|chang(?:e|es|ing) the rules|won['’]?t (?:admit|be out|go out)|say they are ?n['’]?t (?:out|it|caught))\b`,
    String.raw`\b(?:tests?|exams?|homework|spelling\w*|accus\w*|says? (?:they|everyone|he|she|others)[^.!?]{0,12}cheat\w*|when (?:he|she) loses|because (?:he|she) lost|parent|husband|wife|affair)\b`,
  ),
  decides: true,
  answers: /\b(?:cheat\w*|angry|rules?|tag|games?|fair|upset|cross)\b/i,
  titles: { young: 'Say the Rule First', older: 'A Rule Said Aloud' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<otherscheat> {Name} plays a game by the rule. Then somebody does it another way, and that is not fair. It can make a body hot and cross. Some children forget the rule, and some bend it to win. A game goes better when the rule is said first.
      P<otherscheat> The other one wants to win, too. They may not know the rule so well.
      Q<otherscheat> When somebody does not keep the rule, {Name} may feel ____.
      H<otherscheat> {teacher} can say the rule to all of them.
      H<otherscheat> {helper} can play a game with a new rule.
      T<otherscheat> {he} can say, "Stop, what is the rule?"
      T<otherscheat> {he} can walk round the tree once and come back.
      C<otherscheat> {he} can say, "Rule first, and then we play."
      A<otherscheat> They all said the rule, and the game was on again. Somebody will forget it another time. Then it can be said again, in a calm voice. To play was the best bit of it.
    `,
    '6-7': `
      D<otherscheat> In a game, a rule is there for everyone. {Name} keeps to it, and then somebody else does not. "You did not get me!" they say, and it was plain to see. That is not fair, and it makes people cross. But shouting stops the game for all. There are ways to be fair and go on playing.
      P<otherscheat> Some who cheat want to win so much that they believe it. Some do not know the rule.
      P<otherscheat> With no referee, nearly everybody sees it in their own way.
      Q<otherscheat> When somebody breaks a rule, {Name} may feel ____. It may get hot in the face.
      H<otherscheat> {teacher} can help the group to agree on three rules.
      H<otherscheat> {helper} can hear about it, and not ask who won.
      T<otherscheat> {he} can say, "Let us do that one again," once.
      T<otherscheat> {he} can leave the game for a bit when {his} body is too cross.
      C<otherscheat> {he} can think, "I play fair. I cannot play for them."
      A<otherscheat> They did that one again, and it took one minute. The next time somebody said, "Okay, you got me." A game that is not fair can be left for a new one. To play fair is up to each one, and {Name} does.
    `,
    '8-10': `
      D<otherscheat> Games without a referee depend on honesty, and honesty in the middle of a chase is not very reliable. When others cheat, it makes {Name} angry, because a rule is meant for everyone in the game. That sense of fairness is a good thing to have. In a playground it meets people who saw it differently, or who want to win at any price. It is a bad moment for a court case. By the time it is settled, break is over.
      P<otherscheat> Two people can see the same touch and honestly disagree. Referees on television need six cameras for it.
      P<otherscheat> Someone who cheats every time soon has nobody to play with. That needs no help from anyone.
      Q<otherscheat> When it has happened right in front of everybody, {Name} might feel ____.
      H<otherscheat> {teacher} can help to fix three clear rules, or a quick way to decide.
      H<otherscheat> {helper} can listen to the case for the prosecution, once.
      T<otherscheat> {he} can say, "Play it again," in a plain voice and go on.
      T<otherscheat> {he} can walk off for two minutes when the anger is bigger than the game.
      C<otherscheat> {he} can think, "I decide how I play. It is a game, and it ends at the bell."
      A<otherscheat> They played it again, and nobody remembers who won. The rule about being caught has been agreed on for tomorrow. It will be broken by somebody, and there is a quick way to settle it. Playing fair is worth doing even where others do not. The good players tend to look for each other.
    `,
  },
};
