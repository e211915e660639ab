import { said, type NamedScene } from '../scene.ts';

const TAKES = String.raw`\b(?:steal\w*|stole|stolen|tak(?:es|ing|en)|took|nick(?:s|ed|ing)?|pinch(?:es|ed|ing)?|swip(?:es|ed|ing)|help(?:s|ed|ing) (?:him|her)self to)\b`;
const MONEY = String.raw`(?:money|cash|coins|change|notes?|[£$€] ?\d+|\d+ (?:pounds|dollars|euros|quid)|a (?:tenner|fiver|twenty))`;
const GAME = String.raw`\b(?:roblox|robux|fortnite|v[- ]?bucks|minecraft|minecoins|brawl stars|fifa|fc ?\d+|clash|skins|gems|loot|games?|gaming|xbox|playstation|switch|steam|gift cards?)\b`;

/** Cash that was taken out of a purse or a wallet to be spent on a game. */
export const moneyForAGame: NamedScene = {
  id: 'gamecash',
  image: 'an offer in a game that is for today only, every day',
  cue: said(
    String.raw`(?=[^]*${GAME})[^]*?${TAKES}[^.!?]{0,24}(?<!\w)${MONEY}`,
    String.raw`\b(?:(?:credit|bank|debit|my|our|his|her|dad'?s|mum'?s) card|paypal|in[- ]app|board games?|took (?:his|her|their) (?:own|birthday|pocket) money|pocket money (?:to|for)|from (?:him|her)\b(?! ))`,
  ),
  decides: true,
  titles: { young: 'Today Only', older: 'For Today Only' },
  roles: {
    purse: {
      fallback: { text: 'a purse' },
      cues: [
        { match: /\bwallet\b/i, phrase: { text: 'a wallet' } },
        { match: /\bpurse\b/i, phrase: { text: 'a purse' } },
        { match: /\b(?:hand)?bag\b/i, phrase: { text: 'a bag' } },
        { match: /\b(?:money ?box|piggy ?bank)\b/i, phrase: { text: 'a money box' } },
        { match: /\bjar\b/i, phrase: { text: 'a jar' } },
        { match: /\bdrawer\b/i, phrase: { text: 'a drawer' } },
      ],
    },
    game: {
      fallback: { text: 'a game' },
      cues: [
        { match: /\brob(?:lox|ux)\b/i, phrase: { text: 'Roblox' } },
        { match: /\b(?:fortnite|v[- ]?bucks)\b/i, phrase: { text: 'Fortnite' } },
        { match: /\b(?:minecraft|minecoins)\b/i, phrase: { text: 'Minecraft' } },
        { match: /\bbrawl stars\b/i, phrase: { text: 'Brawl Stars' } },
      ],
    },
  },
  text: {
    '6-7': `
      D<gamecash> In {game} there is one more thing to buy each day. {Name} took money out of {purse} for it. The wish was loud, and nobody was looking. It was still somebody else's money. To take it is stealing, and that can be put right.
      P<gamecash> Whoever looked for the money may have counted it again and again. They may be sad and cross. They love the child all the same.
      Q<gamecash> When somebody asks about the money, {Name} may feel ____.
      H<gamecash> {helper} can hear the whole story first. ~ After that comes the plan.
      H<gamecash> {helper} can agree on a small sum for games. ~ Then there is something to save up for.
      T<gamecash> {he} can say, "I took it for {game}. I'm sorry."
      T<gamecash> {he} can do a job at home, to pay some of it back.
      C<gamecash> {he} can think, "It says today. It says so every day."
      A<gamecash> It has been said, and that was the hardest part. Now the money goes back, a bit at a time. In the game there is a new offer already. It can wait, because there will be one tomorrow as well.
    `,
    '8-10': `
      D<gamecash> In {game} there is one more thing to buy every day, and it is for today only. {Name} took money out of {purse} to pay for it. The money was there, nobody was looking, and the wish was loud. It still belonged to somebody else, and to take it is stealing. That is a big word for something that is over in a second. It can be put right all the same.
      P<gamecash> The person whose money it was may have counted it twice and thought that it was lost. Now they may be sad as well as cross. They would like to leave their things lying about at home without thinking.
      Q<gamecash> When somebody mentions the money, {Name} might feel ____.
      H<gamecash> {helper} can ask how long the wish had been there, and listen before talking about the sum.
      H<gamecash> {helper} can agree on a fixed amount for games, from pocket money or jobs. ~ With an amount there is something to plan.
      T<gamecash> {he} can say all of it at once: "I took this much for {game}, and I'm sorry." ~ Then there is nothing left to hide.
      T<gamecash> {he} can pay it back in small bits until it is done. ~ A list with ticks shows how far it is.
      C<gamecash> {he} can think, "It says today only. It will say so tomorrow."
      A<gamecash> The offer from that day is gone, and there is a new one already. It goes on like that, because the game earns money with it. At home the last bit gets paid back one day, and then it is finished. Nobody needs to bring it up again. {purse} on a table is only {purse}.
    `,
    '11+': `
      D<gamecash> Free games are rarely free. They live on small purchases with a clock beside them, and the clock is there so that nobody stops to think. {Name} took money from {purse} for {game}. However well such a shop is built, taking what belongs to somebody else is stealing, and it does not shrink because the thing was small. It can be repaired, though, and it costs less the sooner that is done.
      P<gamecash> Whoever noticed probably suspected themselves first, then a shop, and only then the family. That last step hurts more than the sum does. What they would like back is not only the money.
      Q<gamecash> When the subject comes up, {Name} might notice ____. Explanations tend to arrive before feelings.
      H<gamecash> {helper} can ask what was going on in the game, and who else was buying, before it comes to the sum.
      H<gamecash> {helper} can settle a budget for games, however small, and a way to pay back what was taken.
      T<gamecash> {he} can write down the real total and hand it over with one sentence: "I took this, and I'm sorry."
      T<gamecash> {he} can take the ways of paying out of the account for a month. ~ It is easier than saying no twenty times a day.
      C<gamecash> {he} can think, "Their clock. Not mine."
      A<gamecash> The offer with the clock has expired, and another one has taken its place. It will go on for as long as somebody earns by it. The repayment, by contrast, has an end, with a last line and a tick. Trust takes a bit longer, and it comes back by the same small amounts. After that, {purse} on a table is only {purse}.
    `,
  },
};
