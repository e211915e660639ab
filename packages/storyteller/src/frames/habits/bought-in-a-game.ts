import { said, type NamedScene } from '../scene.ts';

const BOUGHT = String.raw`(?:spent|spends|bought|buys|buying|used|charged|purchas\w*|racked up|ran up|run up|paid)`;
const GOODS = String.raw`(?:robux|v-?bucks|gems|coins|skins|loot boxes|fifa points|packs|in[- ]app|app store|in[ -]game|roblox|fortnite|minecraft|brawl stars|(?:a|the|his|her|their|this|video|online) games?|gaming|ipad|tablet|xbox|playstation|switch)`;
const UNASKED = String.raw`(?:without (?:\w+ )?(?:asking|permission|telling|knowing|us knowing|me knowing|our knowledge|my knowledge)|(?:my|our|mum'?s|dad'?s|his dad'?s|her mum'?s|his mum'?s|her dad'?s|(?:credit|bank|debit)) (?:\w+ )?card|secretly|behind (?:my|our) back|by accident|accidentally|[£$€] ?\d+|\d+ (?:pounds|dollars|euros))`;

/** Money that went out of somebody's card through a game, told plainly, and how it is put right. */
export const boughtInAGame: NamedScene = {
  id: 'bought',
  image: 'money that went out through a game, and the steps by which it is put right',
  cue: said(
    String.raw`(?=[^]*${UNASKED})[^]*?(?:\b${BOUGHT}\b[^.]{0,60}\b${GOODS}\b|\b${GOODS}\b[^.]{0,60}\b${BOUGHT}\b)`,
    String.raw`\b(?:wants?|asks?|asking|begs?|begging|saving up|pocket money|birthday money) (?:me |us )?(?:to|for)\b|\b(?:his|her|their) (?:own )?(?:birthday|pocket) money\b`,
  ),
  decides: true,
  titles: { older: 'Telling, Asking, Putting Right' },
  beside: {
    benefits: [
      'Says plainly that the money in a game is real, and whose it is.',
      'Shows that games are made so that spending is easy.',
      'Lays out how {name} and a grown-up can put it right.',
    ],
    talk: {
      young: ['What did the button do?', 'How may somebody feel about it?', 'Shall we look at the button together?'],
      older: [
        'What are the steps for putting it right, in the story?',
        'Which word went into the blank?',
        'Shall we look together at how the games here ask for money?',
      ],
    },
  },
  text: {
    '6-7': `
      D<bought> In some games there is a button that takes real money. {Name} pressed one and had not asked first. The money was a grown-up's, and it came from a card. Such money belongs to the home, and it buys food and shoes. A game does not show that. It shows sparkles, and the button is made to be pressed.
      P<bought> Whoever saw the bill may have been shocked. A loud voice may come from that. They can be cross about the money and still love the child.
      Q<bought> Talking about the money, {Name} may feel ____. It may be in the tummy.
      H<bought> {helper} can ask the makers of the game for the money. ~ Sometimes they give it back.
      H<bought> {helper} can put a lock on the card. ~ Then each press needs a grown-up.
      T<bought> {he} can say, "I bought it, and I did not ask. I'm sorry."
      T<bought> {he} can do a job at home, to pay a part back.
      C<bought> {he} can say, "Does it take money? Then I ask first."
      A<bought> It has been told, and that is the first step back. Next comes asking the game for the money, and then a lock. It was a mistake, and people can put mistakes right. After that the game is for playing again.
    `,
    '8-10': `
      D<bought> Money in a game does not look like money. {Name} pressed a button to buy something and had not asked, and real money was taken from somebody's card. That money belongs to the family and was meant for other things. So it was a mistake, and it needs to be put right. It is also true that such games are built to make buying quick and counting hard. Prices are shown in gems or coins, so that nobody thinks of the shopping.
      P<bought> The person whose card it is may have been shocked and then cross. Behind that there is often a worry about bills. Being cross about money passes, and it does not change who belongs to the family.
      Q<bought> When the sum is mentioned, {Name} may feel ____. It may be in the stomach.
      H<bought> {helper} can write to the company and ask for a refund. ~ Companies quite often agree when a child has bought something.
      H<bought> {helper} can set a password for buying, so that each purchase needs an adult.
      T<bought> {he} can say all of it at once: what it was, how often, and "I'm sorry I didn't ask." ~ Then there is nothing left to find out.
      T<bought> {he} can work out with an adult how to pay a fair part of it back. ~ It can be in small amounts, or in jobs.
      C<bought> {he} can think, "Is that real money? Ask first."
      A<bought> When the sum has been said, the hardest step is done. Then come the refund, the password and the fair part, one after the other. When they are done, it is done, and nobody needs to bring it up each week. Trust comes back in the same way, a bit at a time. Next time the button shines, somebody will know what it takes.
    `,
    '11+': `
      D<bought> The sum on a statement is often a surprise, even to the person who spent it. {Name} paid for things in a game without asking, and the money was taken from a card that belongs to somebody else. It was real money, and it had been meant for other things. That needs putting right. It is worth knowing as well that shops of this kind are carefully designed. They have small prices, invented coins, a saved card and no moment in which to think. An explanation like that does not settle the bill, but it helps to see how it grew.
      P<bought> Whoever opened the statement probably thought of rent and food first, and of fairness later. They may also feel foolish about the saved card. Most adults have bought something on a screen that they would not have bought with coins.
      Q<bought> When the conversation turns to the money, {Name} might notice ____. Wanting to make the sum smaller is common.
      H<bought> {helper} can ask the company for a refund, since many have rules for purchases made by minors. ~ It is quicker with a list of dates and amounts.
      H<bought> {helper} can take the card out of the account and set approval for each purchase.
      T<bought> {he} can give the whole figure in one go and say, "I should have asked, and I'm sorry." ~ Half the figure only leads to a second talk.
      T<bought> {he} can suggest a way to pay some of it back, with a sum and an end date. ~ An offer with numbers in it is easier to accept.
      C<bought> {he} can think, "Whose money is it? Ask before buying."
      A<bought> Putting it right has an order. First comes telling, then asking for a refund, then paying back a fair part, and then taking the card out. Each of those steps is dull, and none of them is impossible. At the end the matter can be closed on both sides. Trust is slower to come back than money, and it comes by the same small amounts. The card is back in a wallet, and the game will manage without it.
    `,
  },
};
