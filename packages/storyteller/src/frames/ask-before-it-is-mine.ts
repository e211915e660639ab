import { said, type NamedScene } from './scene.ts';

const GRABS = String.raw`\b(?:grabs?|grabbing|snatch(?:es|ing)?|takes|taking|takes? (?:toys|things)|helps? (?:him|her|them)self to)\b`;

/** Hands that take what another child has, without a word before. */
export const askBeforeItIsMine: NamedScene = {
  id: 'asksfirst',
  image: 'one thing between two pairs of hands, and a question that goes first',
  cue: said(
    String.raw`\b(?:shar(?:e|es|ing)|toys?|playgroup|nursery)\b[^.!?]{0,40}\b(?:snatch(?:es|ing)|grabs)\b|(?:grab(?:s|bing)?|snatch(?:es|ing)?)\b[^.!?]{0,40}\b(?:things?|toys?|stuff|it|everything|cars?|bricks?|dolls?|pens?|balls?|spades?|bikes?|from|off|out of)\b[^.!?]{0,40}\b(?:other|another|friends?|kids?|children|people|hands?|bab(?:y|ies)|toddlers?|class|nursery|playgroup|without|ask\w*)|\b(?:grab(?:s|bing)?|snatch(?:es|ing)?)\b[^.!?]{0,30}\b(?:while|when|as) (?:an?other|someone|somebody|a|the other) (?:\w+ ){0,2}(?:is )?(?:using|playing|holding|busy)|\btak(?:es|ing) (?:toys?|things?|stuff|it|everything) (?:out of|off|away from|from) (?:other|another|the other|his friends|her friends)\b|(?:${GRABS})[^.!?]{0,60}\b(?:without asking|never asks|(?:doesn'?t|does not|won'?t|instead of) ask\w*)`,
    String.raw`\b(?:his|her|their) (?:toys?|things?|doll|car) (?:are |is |being |gets? )?(?:taken|grabbed|snatched)|\b(?:someone|somebody|another|other (?:child\w*|kids?)|brother|sister|he|boy|girl|friend) (?:grabs|snatches|takes) (?:his|her|their)\b|\bsteal\w*|\bstole\b|\b(?:trays?|drawers?|pegs?|lockers?|pencil cases?)\b|\bcat\b|\bdog\b|\bpuppy\b|\bphone\b|\btablet\b|\bipad\b|\bfood\b|\bplate\b|\b(?:bites?|biting)\b|\bshop\b|\bhair\b|\b(?:my|our|mum'?s|dad'?s|(?:sister|brother)'?s) (?:\w+ ){0,2}?(?:clothes|make-?up|perfume|jewell?ery|tops?|jumpers?|hoodies?|headphones|chargers?|things|stuff)\b|\bcome ?home with\b|\bpockets?\b`,
  ),
  decides: true,
  roles: {
    wanted: {
      fallback: { text: 'a red car' },
      cues: (
        [
          ['pram|buggy', 'a pram'],
          ['doll', 'a doll'],
          ['trains?', 'a train'],
          ['digger', 'a digger'],
          ['ball', 'a ball'],
          ['scooter', 'a scooter'],
          ['tractor', 'a tractor'],
          ['books?', 'a book'],
          ['spade', 'a spade'],
          ['watering can', 'a watering can'],
          ['bucket', 'a bucket'],
          ['trike', 'a trike'],
        ] as const
      ).map(([words, text]) => ({
        match: new RegExp(String.raw`\b(?:snatch\w*|grab\w*|tak(?:es|ing)) (?:\w+ ){0,3}?(?:${words})\b`, 'i'),
        phrase: { text },
      })),
    },
  },
  titles: { young: 'Hands and a Question', older: 'The Question Goes First' },
  text: {
    '2-3': `
      D<asksfirst> There is {wanted}. A child has it. {Name} may want a turn. Hands want to grab. A grab makes tears.
      P<asksfirst> The other one was still playing.
      Q<asksfirst> When others have it, {Name} may feel ____.
      H<asksfirst> {helper} can say, "A turn soon."
      H<asksfirst> {helper} can find one more toy.
      T<asksfirst> {he} can hold out a flat hand.
      T<asksfirst> {he} can show a toy to swap.
      C<asksfirst> {he} can say, "Turn, please?"
      A<asksfirst> A flat hand and "Turn, please?" Wait, wait. Here it comes. Then it goes back for a turn.
    `,
    '4-5': `
      D<asksfirst> Another child is having a turn with a good thing. {Name} may want it at once, and then hands go out. Hands are quick, and words are slow. But the thing was in the middle of a game. A grab ends the game, and a question does not.
      P<asksfirst> The other child thinks that the toy is gone for good. Then there are tears, or a tug, and nobody plays.
      Q<asksfirst> When a good thing is in other hands, {Name} may feel ____.
      H<asksfirst> {helper} can stand near and help with the question.
      H<asksfirst> {helper} can show the sign: one flat hand.
      T<asksfirst> {he} can hold out a flat hand and wait.
      T<asksfirst> {he} can offer a thing to swap. ~ A swap needs few words.
      C<asksfirst> {he} can say, "My turn next, please?"
      A<asksfirst> The hand was flat, and the question went first. It took some time, and then the thing came over by itself. A "no" can come too, and then there is another toy. After the turn it goes back.
    `,
    '6-7': `
      D<asksfirst> When somebody has a good thing, wanting it takes no time at all. {Name} may have it in {his} hands before there was a word. Then it is a grab and not a turn. It is quick, and it ends the game. The other one was in the middle of something. Sharing and turns begin with a question.
      P<asksfirst> From the other side it looks as if the thing was gone. Nobody there can know that it would come back.
      P<asksfirst> Some hands are quicker than others, and some words take longer to find. Both can be practised.
      Q<asksfirst> In the second before the hand goes out, {Name} may feel ____.
      H<asksfirst> {helper} can agree on a quiet sign that means, "Ask first."
      H<asksfirst> {helper} can practise it at home, with a pencil and two people.
      T<asksfirst> {he} can put both hands behind {his} back and ask.
      T<asksfirst> {he} can say how long: "Five minutes, and then you." ~ Most people say yes to a number.
      C<asksfirst> {he} can say, "Can I have a turn after you?"
      A<asksfirst> The hands were behind the back, and the question was out in front. The answer was, "In a minute," and it was a minute. A turn that somebody gave can be used in peace. Afterwards the thing goes back, and the game goes on with two.
    `,
  },
};
