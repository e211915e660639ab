import { said, type NamedScene } from '../scene.ts';

const SWEARS = String.raw`\b(?:swear\w*|swore|curs(?:es|ing)|cuss\w*|bad language|foul[- ]mouth\w*|(?:rude|bad|naughty|f) words?|f-word)\b`;
const LOSES = String.raw`\b(?:los(?:e|es|ing)|lost|beaten|beats? (?:him|her|them)|does ?n['’]?t win|not winning|is out)\b`;
const GAME = String.raw`\b(?:(?:board|card|party|family)? ?games?|cards|uno|monopoly|ludo|snap|chess|draughts|dominoes|match|race|football|play(?:s|ing))\b`;

/** A swear word is out before the pieces are back in the box. */
export const aWordForLosing: NamedScene = {
  id: 'losewords',
  image: 'a word for losing that may be as loud as it likes',
  cue: said(
    `(?=[^]*${SWEARS})(?=[^]*${GAME})[^]*?${LOSES}`,
    String.raw`\b(?:fortnite|roblox|minecraft|fifa|xbox|playstation|ps[45]|gaming|video ?games?|computer|online|headset|console|(?:hit|kick|punch|bit)\w*|lost (?:his|her|their) temper|los(?:es|ing) (?:his|her|their|it))\b`,
  ),
  decides: true,
  answers: /\b(?:swear\w*|curs\w*|cuss\w*|words?|language)\b/i,
  titles: { young: 'Soggy Socks', older: 'A Word for Losing' },
  text: {
    '4-5': `
      D<losewords> In a game one child is first, and the others lose. {Name} may lose, and then a rude word comes out. It is out fast, like a hiccup. A word like that can hurt those who play. There are loud words that hurt nobody.
      P<losewords> The one who is first wants to be glad. A rude word takes the glad away.
      Q<losewords> When another child is first, {Name} may feel ____.
      H<losewords> {helper} can find a loud silly word with {him}.
      H<losewords> {helper} can wait until the cross part is over.
      T<losewords> {he} can stamp one time and shout the silly word.
      T<losewords> {he} can put the pieces back, one by one.
      C<losewords> {he} can shout, "Oh, soggy socks!"
      A<losewords> "Soggy socks!" was heard all over the room. It was loud, and nobody was sad about it. To lose is still no fun. The next game starts, and all of them are at the start.
    `,
    '6-7': `
      D<losewords> A game can be lost in its very last minute. {Name} may know the heat that goes up into the face then. A swear word jumps out before anybody has chosen it. It does not change who won. But the others hear it, and it may sound meant for them.
      P<losewords> Whoever won was pleased for a moment. After a word like that, nobody knows where to look.
      P<losewords> Nearly everybody wants to say something loud when they lose. Some groan, and some go "aargh".
      Q<losewords> In the second after a lost game, {Name} may feel ____. It may be in the face or in the fists.
      H<losewords> {helper} can agree on a word for losing, before the game.
      H<losewords> {helper} can leave a bit of time before the next game. ~ Hot faces cool down by themselves.
      T<losewords> {he} can shut both lips and breathe out through the nose. ~ That gives another word time to come.
      T<losewords> {he} can say the word for losing, as loud as {he likes}.
      C<losewords> {he} can shout, "Rotten radishes!"
      A<losewords> The game was lost, and radishes were shouted about. A swear word may still get out now and then. Then "sorry, wrong word" puts it right. The pieces go back to the start. In the next game nobody has lost yet.
    `,
    '8-10': `
      D<losewords> A lost game sets off an alarm in the body, as if something had really happened. {Name} may know how that goes: heat, tight hands, and a swear word that nobody decided on. Such words are kept in a quick old part of the brain, which is why they come first. They change nothing about who won. They change the mood of everybody who was playing.
      P<losewords> People can put up with somebody who hates losing. When there is swearing, they begin to wonder whether it is about them.
      P<losewords> The winner would like ten seconds of being pleased. In most games that is the whole prize.
      Q<losewords> When the last move has been made, {Name} might notice ____.
      H<losewords> {helper} can leave it until the faces have cooled, and talk about it then. ~ Advice hardly ever gets in before that.
      H<losewords> {helper} can agree with {Name} on a word that may be as loud as it likes.
      T<losewords> {he} can breathe out before speaking. ~ One breath is enough for the quick part of the brain to be overtaken.
      T<losewords> {he} can say "good game" through {his} teeth, if need be. ~ It counts.
      C<losewords> {he} can say, "Absolute turnips."
      A<losewords> The game was lost, and the word that came out was a vegetable. It was loud enough, and it was plain that it was for nobody. A swear word will get through on some evenings, and "sorry, wrong word" is a short repair. The next game begins level. People who hate losing are good to play with, as long as the vegetables fly at nobody.
    `,
  },
};
