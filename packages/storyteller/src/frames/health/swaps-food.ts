import { said, type NamedScene } from '../scene.ts';

const FOOD = String.raw`(?:food|foods|lunch(?:es|box\w*)?|snacks?|sweets|crisps|biscuits?|cakes?|sandwich\w*|chocolate|plates?|treats?)`;

/** Food that goes from hand to hand, where a body cannot have all of it: lunch stays, and a joke or a seat can be swapped. */
export const swapsFood: NamedScene = {
  id: 'swaps',
  image: 'a lunch that stays where it is, and things that can be swapped',
  cue: said(
    String.raw`\b(?:swap\w*|trad(?:es?|ing)|shar(?:es?|ing))\b[^.]{0,30}\b${FOOD}\b|\b${FOOD}\b[^.]{0,12}\b(?:swap\w*|traded|shared)\b|\b(?:tak(?:es?|ing)|eat(?:s|ing)?|accept(?:s|ing)?|steal(?:s|ing)?|help(?:s|ing) (?:him|her|them)sel(?:f|ves) to)\b[^.]{0,20}\b(?:(?:(?:other|another) \w+|friends?|classmates?|everyone|somebody|brother|sister|sibling)(?:['’]?s['’]?)? ${FOOD}|${FOOD} (?:from|off|of) (?:\w+ )?(?:other|another|friends?|classmates?|anyone|anybody|people|strangers))\b`,
    String.raw`\b(?:sad|left out|tease\w*|party|parties)\b`,
  ),
  decides: false,
  answers: /\b(?:swap\w*|trad(?:e|es|ing)|shar(?:e|es|ing)|tak(?:e|es|ing)|epi ?-?pens?|office)\b/i,
  titles: { young: 'My Lunch Stays Mine', older: 'What Can Be Swapped' },
  roles: {
    telling: {
      fallback: { text: 'who to tell at once' },
      cues: [
        {
          match: /\b(?:epi\s?-?pens?|auto-?injectors?|jext|adrenaline pens?)\b[^]*\boffice\b/i,
          phrase: { text: 'who gets the pen from the office' },
        },
        {
          match: /\b(?:epi\s?-?pens?|auto-?injectors?|jext|adrenaline pens?)\b/i,
          phrase: { text: 'who gets the pen' },
        },
      ],
    },
  },
  text: {
    '2-3': `
      D<swaps> Here is food. This one is for {Name}. That one is for a friend. Some food makes {him} ill. So each food stays.
      P<swaps> Friends like to share. Toys are good to share.
      Q<swaps> When a friend eats, {Name} may feel ____.
      H<swaps> {helper} can look at the food.
      H<swaps> {helper} can sit close.
      T<swaps> {he} can show it to a grown-up.
      T<swaps> {he} can share a toy.
      C<swaps> {he} can say, "My food, your food."
      A<swaps> The food is all gone. Each one had some. Now here is a ball. A ball is good to share. Roll, roll!
    `,
    '4-5': `
      D<swaps> At the table there is a lot of food. {Name has} {condition}, so some of it can make {him} ill. It may look just like the safe one. Eyes cannot tell. So {his} food stays {his}, and theirs stays theirs.
      P<swaps> Friends swap because they like each other. They cannot know what is in it. A grown-up can find out.
      Q<swaps> When a friend holds out some food, {Name} may feel ____.
      H<swaps> {helper} can tell the others that food stays put. ~ Then nobody needs to ask.
      H<swaps> {helper} can show {him} {telling}.
      T<swaps> {he} can ask a grown-up before each bite that is new.
      T<swaps> {he} can swap a seat or a joke.
      C<swaps> {he} can say, "No, thank you. My food stays mine."
      A<swaps> Each of them ate what was theirs. A joke went round the table and came back. The safe food is gone, and the tummy is fine. After that there is a ball. A ball is for all of them.
    `,
    '6-7': `
      D<swaps> At lunch things go from hand to hand. {Name} may like to swap, because friends do it. But with {condition}, food from another box is a guess. Nobody can see what is in it, and friends do not know it. So food stays put, and a grown-up is asked before any other bite. Jokes, seats and stickers can be swapped.
      P<swaps> Friends swap food to be nice. They do not know what a bit of it can do. When they hear it, most of them want to help.
      P<swaps> A grown-up can read what is in it, and a child may not know. That is why a grown-up is asked first.
      Q<swaps> When somebody offers a swap, {Name} may feel ____. It may be two things at once.
      H<swaps> {helper} can tell the class that all food stays with its owner. ~ Then it is not about one child.
      H<swaps> {helper} can show {him} {telling}.
      H<swaps> {helper} can put something in the lunch that {he likes} a lot. ~ Then a swap is less of a wish.
      T<swaps> {he} can ask a grown-up first, before any bite from another box.
      T<swaps> {he} can tell a grown-up at once if it was eaten already. ~ It is good to say it soon.
      T<swaps> {he} can offer something else, such as a riddle or the better seat.
      C<swaps> {he} can say, "I don't swap food. I swap jokes."
      A<swaps> Two jokes, one riddle and a seat by the window were swapped today. The food stayed where it was, and each of them ate their own. It was a good lunch all the same. The nicest thing at a table is the company, and that can be shared.
    `,
    '8-10': `
      D<swaps> Lunch is a market. A biscuit goes left, crisps go right, and {Name} may want to be part of it. The trouble is that food from another box comes without its label. With {condition}, that is a guess, and a guess is not good enough. So food is out of the trade, and everything else can stay in it.
      P<swaps> Someone who offers half a cake means well and has no idea who baked it with what. Asking a friend is friendly, and it is not the same as knowing.
      P<swaps> Most people would be upset to have made a friend ill. They would rather hear it before than after.
      Q<swaps> When everybody is swapping, {Name} might feel ____.
      H<swaps> {helper} can ask school for one rule for all, that food stays with its owner. ~ It puts nobody on show.
      H<swaps> {helper} can go over {telling}. ~ A plan is best when nobody needs it.
      H<swaps> {helper} can let {him} choose what goes in {his} lunch. ~ A good box is worth keeping.
      T<swaps> {he} can check with an adult who knows before eating anything that is not from home.
      T<swaps> {he} can tell an adult at once if something was eaten after all. ~ It is better said too soon.
      T<swaps> {he} can trade in other goods, such as cards, seats or favours.
      C<swaps> {he} can say, "Not food. What else have you got?"
      A<swaps> The market closed at one, with all food back where it came from. A card changed hands, and so did a very bad joke. No guesses were needed. What friends get from each other at lunch is mostly not food.
    `,
    '11+': `
      D<swaps> Sharing food is one of the oldest ways of being friends, which makes it awkward for anyone with {condition}. Chips go round, somebody breaks a cookie in half, and {Name} may take a piece because saying no takes longer. What is missing is the label. Without it, every bite is a guess about a stranger's kitchen. The rest of the sharing can go on as before.
      P<swaps> Friends who offer food are offering company. Most of them would be appalled to learn what it might do, and relieved to be told in one sentence.
      P<swaps> Adults repeat this rule more often than is pleasant. They have read the leaflet, and they are not there at lunch.
      Q<swaps> When a bag goes round the table, {Name} might feel ____.
      H<swaps> {helper} can go over {telling}, and then leave it. ~ Once is a plan, and daily is a nuisance.
      H<swaps> {helper} can keep some good safe food in the house for sharing. ~ Giving is the easier side of it.
      T<swaps> {he} can bring the thing that goes round, with its label on it.
      T<swaps> {he} can tell one friend the reason and the signs. ~ One who knows is enough at a table.
      T<swaps> {he} can tell an adult at once if something was eaten after all. ~ Minutes count, and embarrassment does not.
      C<swaps> {he} can say, "Not for me. Pass it on."
      A<swaps> The bag went round, and one hand passed it on. It took less time than reading the list would have done. Nobody at the table was less of a friend for it. Food was only a part of it. The jokes, the gossip and the notes for tomorrow were shared in full.
    `,
  },
};
