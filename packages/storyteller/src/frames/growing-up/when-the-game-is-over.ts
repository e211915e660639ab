import { said, type NamedScene } from '../scene.ts';

const GAME = String.raw`(?:gam(?:e|es|ing)|xbox|playstation|ps[45]|switch|fortnite|roblox|minecraft|fifa|console|screens?|ipad|tablet|computer|youtube|tv|telly)`;
const OVER = String.raw`(?:(?:is|are|it['’]?s|time(?:['’]s)?) (?:over|up|finished|off)|time to (?:stop|come off|turn)|(?:say|tell|ask)\w*\b[^.!?]{0,20}\b(?:off|over|stop|enough|finish|time)|(?:turn|switch|take|come|comes|coming|get) (?:\w+ ){0,3}?(?:off|away)|ends?)`;
/** "When I turn the xbox off": the game stands between the two words. */
const TAKEN_OFF = String.raw`(?:(?:turn|switch|tak|shut)(?:e|s|es|ed|ing)? (?:\w+ ){0,2}?${GAME} (?:off|away)|(?:turn|switch|tak|shut)(?:e|s|es|ed|ing)? (?:off|away) (?:\w+ ){0,2}?${GAME})`;
const AT_US = String.raw`(?:(?:shouts?|shouting|screams?|screaming|yells?|yelling|swears?|swearing|curses?|cursing) at (?:us|me|mum|mom|dad|nan|gran\w*|his|her|their)|calls? (?:us|me|(?:his|her) \w+)|called (?:us|me|his|her)|(?:b|f|c)[- ]word|names at (?:us|me)|foul[- ]mouthed|abus\w+)`;

/** The end of gaming, and what gets shouted at a parent then: ten minutes after which it can be put right. */
export const whenTheGameIsOver: NamedScene = {
  id: 'gameover',
  image: 'a body that is still in the match, and a sentence that came out of it',
  cue: said(
    String.raw`\b${GAME}\b[^.!?]{0,30}\b${OVER}\b[^]*\b${AT_US}|\b${OVER}\b[^.!?]{0,20}\b${GAME}\b[^]*\b${AT_US}|\b${AT_US}\b[^]*\b${TAKEN_OFF}|\b${TAKEN_OFF}\b[^]*\b${AT_US}|\b${AT_US}\b[^]*\b(?:${GAME}\b[^.!?]{0,30}\b${OVER}|${OVER}\b[^.!?]{0,20}\b${GAME})\b`,
    String.raw`\b(?:teammates?|loses a|lost a|headset|other players)\b`,
  ),
  decides: true,
  takesHelps: true,
  titles: { older: 'Ten Minutes After the Game' },
  text: {
    '8-10': `
      D<gameover> When a game goes off, only the screen is off. The heart is still fast, and the hands are still playing. {Name} may be called to supper in that very second. Then a voice comes out that was made for the match, and it hits whoever is standing in the door. Words like that hurt, and they cannot be turned off again. Both things are true: stopping is hard, and people are not for shouting at.
      P<gameover> A parent who gets called a name is often more hurt than angry. The angry part is just quicker.
      P<gameover> Whoever says "time's up" cannot see that there are forty seconds left. It could be said beforehand.
      Q<gameover> When somebody says that gaming is over, {Name} might feel ____. It is usually in the arms first.
      H<gameover> {helper} can say the time before the last match starts, and then not in the middle of it.
      H<gameover> {helper} can leave the talk about words for later, when everyone can hear again.
      T<gameover> {he} can put down the controller, say nothing, and go outside for ten minutes. ~ It takes about that long.
      T<gameover> {he} can come back and say, "That was not for you. I am sorry."
      C<gameover> {he} can think, "The match is over, and my body does not know yet."
      A<gameover> Ten minutes later the heart is walking again, and supper is a bit cold. There was a sentence to put right, and it was put right. The game is off until tomorrow. Next time, the silence after it may come before the words.
    `,
    '11+': `
      D<gameover> A match leaves the body in a state that would be useful in a burning building. Pulse, breath and temper are all turned up, and then somebody says in an ordinary voice that it is over. {Name} may answer in a voice that belongs in the game. A word gets said to a parent that would not have been said an hour before. The state explains the volume. The word was still aimed at a person, and it arrived.
      P<gameover> Parents make light of it, or make a great deal of it, and either way it tends to stay with them. Being called something by one's own child is hard to forget by breakfast.
      P<gameover> Parents are often bad at choosing the moment. To somebody without a headset, every second of a game looks like every other.
      Q<gameover> In the second when gaming is over, {Name} might notice ____. It may be mostly physical.
      H<gameover> {helper} can agree on an end beforehand, in matches and not in minutes, and then say it once.
      H<gameover> {helper} can walk out of a row instead of winning it, and come back to the word when it is quiet.
      T<gameover> {he} can get up without a comment and put a door, some stairs or a street between. ~ Ten minutes bring most pulses down.
      T<gameover> {he} can go back and say, "I should not have called you that," without adding a "but".
      C<gameover> {he} can think, "Screen off, mouth shut, ten minutes."
      A<gameover> The game had been over for a quarter of an hour before it was over everywhere. Then there was a short sentence in a kitchen, which cost more than any defeat and worked better. People who live together get a good many rounds. The next one begins with the clock already agreed, and with nobody's name but their own.
    `,
  },
};
