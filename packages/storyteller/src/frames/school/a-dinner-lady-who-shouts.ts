import { said, type NamedScene } from '../scene.ts';

const DINNER_LADY = String.raw`(?:dinner (?:lad(?:y|ies)|staff|supervisor)|lunch ?(?:time)? ?(?:supervisor|lad(?:y|ies)|staff|assistant)|midday (?:supervisor|assistant)|lunch ?monitor|mdsa?|msa)`;

/** Somebody who looks after lunch was cross or loud, and now the hall is full of that voice. */
export const aDinnerLadyWhoShouts: NamedScene = {
  id: 'dinnerlady',
  image: 'a voice that is made for a hall, and a word with it at a quiet minute',
  cue: said(
    String.raw`(?=[^]*\b${DINNER_LADY}\b)[^]*\b(?:shout\w*|told (?:him|her|them) off|telling? (?:him|her|them) off|tells (?:him|her|them) off|told off|yell\w*|strict|cross|scared|afraid|frightened|mean|horrible|angry|scary)\b`,
    String.raw`^\W*(?:shout|swear|yell)(?:s|ed|ing)? (?:at|to)|\b(?:(?:he|she|they) (?:shouts?|shouted|swears?|swore|was rude|is rude|is mean|hit|kicked) (?:at|to|the)|did ?n['’]?t do|has ?n['’]?t done|not (?:him|her) who|was ?n['’]?t (?:him|her)|eat (?:it|everything|all)|finish|clear (?:his|her))\b`,
  ),
  decides: true,
  answers: /\b(?:lunch|dinner|told off|shout\w*|scared|go in|won['’]?t)\b/i,
  titles: { young: 'A Voice Made for a Hall', older: 'A Voice Made for a Hall' },
  text: {
    '4-5': `
      D<dinnerlady> The dinner hall is loud. So the dinner lady has a loud voice. {Name} heard it, and it was cross. Then a tummy may not want to go in. It was one voice on one day. Dinner can be calm, too.
      P<dinnerlady> A dinner lady has lots of children to look after. Loud words can come out too fast.
      Q<dinnerlady> At the door of the hall, {Name} may feel ____.
      H<dinnerlady> {helper} can tell the school about it.
      H<dinnerlady> {helper} can ask who sits near at lunch.
      T<dinnerlady> {he} can sit by a friend.
      T<dinnerlady> {he} can tell a teacher, "That voice scared me."
      C<dinnerlady> {he} can think, "It is a loud hall, and I can tell."
      A<dinnerlady> The voice was cross, and it was said to a grown-up. Now more people know. A loud voice is soon over. There is dinner, a seat and then play.
    `,
    '6-7': `
      D<dinnerlady> In a dinner hall, voices go up to be heard. A dinner lady told {Name} off there, or shouted. It rang in both ears. Now the way to the hall may look long. A cross voice is hard to forget. It is a small part of lunch. It can be talked about, too.
      P<dinnerlady> A dinner lady has a hundred people to look after. Voices come out louder than they were meant.
      P<dinnerlady> Most of them forget it by the end of lunch. They do not know that somebody still hears it.
      Q<dinnerlady> On the way to the hall, {Name} may feel ____.
      H<dinnerlady> {helper} can ask the school to talk with the dinner lady.
      H<dinnerlady> {helper} can plan the first minutes, and who goes in with whom.
      T<dinnerlady> {he} can tell the class teacher what was said.
      T<dinnerlady> {he} can pick a seat where it is less loud.
      C<dinnerlady> {he} can think, "That was one minute of lunch."
      A<dinnerlady> What was said has been told to somebody who can sort it out. The voice in the hall is still made for a hall. It can say "good morning" as well, and often does. There is a seat, a plate and a friend on the bench.
    `,
    '8-10': `
      D<dinnerlady> Two hundred people and a hard floor make a dinner hall as loud as a road. Whoever is in charge of it has a voice to match. {Name} was told off by that voice, in front of a good many forks. It is no wonder if the hall seems a place to keep out of now. One cross minute can take over a whole lunch. It can be made smaller again by being told.
      P<dinnerlady> Somebody who looks after a full hall hears forty things at once. Some of what comes out is meant for the noise and hits a person.
      P<dinnerlady> The others looked up and went back to their chips. It seemed longer from inside.
      Q<dinnerlady> At the door of the hall, {Name} might notice ____. It may be in the stomach.
      H<dinnerlady> {helper} can tell the school what happened, in three calm sentences.
      H<dinnerlady> {helper} can ask for another place or another time to go in.
      T<dinnerlady> {he} can say it to the class teacher, who can pass it on.
      T<dinnerlady> {he} can go in with somebody and sit at the far end.
      C<dinnerlady> {he} can think, "One minute was loud. Lunch has forty."
      A<dinnerlady> The matter is with people whose job it is to sort it out. If there was something to put right, one sentence did it. A voice made for a hall sounds different at a quiet minute. Meanwhile there is lunch, and somebody has kept a place.
    `,
  },
};
