import { said, type NamedScene } from '../scene.ts';

const BUSY = String.raw`(?:(?:too|so) busy|busy playing|engross\w*|absorbed|caught up in|so into|(?:does ?n['’]?t|does not|won['’]?t|not) (?:want to )?stop (?:playing|(?:his|her|the) game)|(?:does ?n['’]?t|doesnt|does not|not|afraid to|scared to) (?:want(?:ing)? to )?(?:miss|leave) (?:out|(?:his|her|the|a|any) (?:\w+ )?game|play\w*|break)|while (?:he|she)(?: is|['’]s)? playing|when (?:he|she)(?: is|['’]s)? playing|(?:when|while|because) (?:he|she|they)(?:['’]s| is|['’]re| are)? (?:on|watching|playing on) (?:(?:his|her|their|the|a) )?(?:tablet|i ?pad|x ?box|play ?station|switch|tv|telly|phone|computer)|leaves it (?:too late|(?:to|till|until) the last))`;
const WET = String.raw`(?:accidents?|wets? (?:him|her|them)sel\w*|wet (?:pants|trousers|knickers)|puddles?|too late|misses|(?:n['’]?t|not) (?:get|make it|reach|go) (?:to )?(?:the )?(?:toilet|loo|potty)(?: in time)?|wees? (?:him|her|them)sel\w*|wees? in (?:his|her) (?:pants|knickers|trousers))`;

/** A game that is too good to leave, and a message that is heard too late. */
export const wetInAGame: NamedScene = {
  id: 'wetgame',
  image: 'a small message in the middle of a game',
  cue: said(
    String.raw`\b${BUSY}\b[^]*\b${WET}\b|\b${WET}\b[^]*\b${BUSY}\b`,
    String.raw`\b(?:poos?|poop\w*|pooing|soil\w*|at night|wets? the bed|tell\w*|hid(?:es|ing)|again after|constipat\w+)\b`,
  ),
  decides:
    /\b(?:accidents?|wets? (?:him|her|them)sel\w*|wees? (?:him|her|them)sel\w*|wees? in (?:his|her) (?:pants|knickers|trousers))\b[^.!?]{0,40}\b(?:does ?n['’]?t|doesnt|does not|not|afraid to|scared to) (?:want(?:ing)? to )?(?:miss|leave) (?:out|(?:his|her|the|a|any) (?:\w+ )?game|play\w*|break)\b|\b(?:accidents?|wets? (?:him|her|them)sel\w*|toilet in time|(?:get|make it) to the (?:toilet|loo|potty))\b[^.!?]{0,40}\b(?:tablet|i ?pad|x ?box|play ?station|switch|tv|telly|computer)\b/i,
  answers: new RegExp(BUSY, 'i'),
  titles: { young: 'The Game Did Wait', older: 'At the First Message' },
  text: {
    '2-3': `
      D<wetgame> {Name has} a good game. A wee is on its way. It says, "Now!" The game says, "Stay!" Then it is wet.
      P<wetgame> A wee can come fast. Lots of people know that.
      Q<wetgame> When it is wet, {Name} may feel ____.
      H<wetgame> {helper} can call, "Potty stop!"
      H<wetgame> {helper} can guard the game.
      T<wetgame> {he} can tell a toy, "Wait here."
      T<wetgame> {he} can put on dry pants.
      C<wetgame> {he} can say, "Wee first, then play."
      A<wetgame> The wee is gone. The pants are dry. The game is still there. It did wait. Play, play, play!
    `,
    '4-5': `
      D<wetgame> A wee sends a small message first. In a good game it is easy not to hear it. {Name} may hear it late, and then it is a big one. There is no time to get to the toilet. The pants get wet, and nobody did it on purpose.
      P<wetgame> Grown-ups wait too long as well. Then they hop on one leg.
      P<wetgame> A game can stay as it is. It does not run off.
      Q<wetgame> When the message is suddenly big, {Name} may feel ____.
      H<wetgame> {helper} can call, "Toilet stop!" before a new game starts.
      H<wetgame> {helper} can see that nobody moves the game.
      T<wetgame> {he} can go early, and leave a toy on guard.
      T<wetgame> {he} can say, "It came too fast," and get dry pants.
      C<wetgame> {he} can think, "Small message, off I go."
      A<wetgame> The game was left in its middle, and nobody took it. After the toilet it went on from there. Wet pants can be washed. A small wee is quick. Then there is lots of time to play.
    `,
    '6-7': `
      D<wetgame> A bladder sends its first message early, and it is a quiet one. In the middle of a game other things are louder. {Name} may hear it late, and then each step to the toilet counts. So there is a wet patch, and nobody planned it. A brain that is busy with something good is slow with the rest.
      P<wetgame> Other people cross their legs, hop or suddenly run. All of them waited for the third message.
      P<wetgame> Grown-ups on a long phone call know this very well.
      Q<wetgame> When the message is suddenly urgent, {Name} may feel ____.
      H<wetgame> {helper} can name times for it, such as before each game. ~ Then nobody needs to notice anything.
      H<wetgame> {helper} can keep dry things where {Name} can reach them. ~ A change can be quick and private.
      T<wetgame> {he} can go at the first message. ~ It takes two minutes, and the game stays put.
      T<wetgame> {he} can say, "Pause, I am back in two minutes."
      C<wetgame> {he} can think, "First message. Off I go."
      A<wetgame> The game stood still, and it was all there after the toilet. Nobody had won in the meantime. On some days a first message will still get lost. Dry clothes are for that.
    `,
  },
};
