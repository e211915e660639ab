import { said, type NamedScene } from '../scene.ts';

const ANIMAL = String.raw`(?:pet|one|dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|fish|goldfish|budgie|bird|pony|horse|animal)`;

/** An animal has died, and the child wants another one at once. */
export const anotherPetSoon: NamedScene = {
  id: 'another',
  image: 'an empty basket, and two questions that look alike',
  cue: said(
    String.raw`(?=[^]*\b(?:died|dead|death|passed away|put down|put to sleep|lost (?:our|his|her|the))\b)[^]*\b(?:(?:wants?|wanting|asks? for|asking for|begs?|begging|demands?|nags?|keeps? asking|asking when)\b[^.!?]{0,24}\b(?:an?|another|new|next)\b (?:new )?${ANIMAL}\b|(?:replac\w+)\b)`,
    String.raw`\b(?:does ?n.?t|does not|did ?n.?t|never|refuses|not) (?:to )?(?:want|wanting)\b|\bwe (?:have|'ve|are) (?:got|getting|getting|bought|just got)\b|\b(?:mum|dad|granny|grandma|grandad|nan)(?:my|dy)? (?:died|passed)`,
  ),
  decides: true,
  answers: /\b(?:want\w*|new|another|replac\w*|straight ?away|right away|ask\w*)\b/i,
  titles: { young: 'The Empty Basket', older: 'Two Questions in One Basket' },
  text: {
    '4-5': `
      D<another> {animal} died, and now it is quiet at home. {Name} may want another pet at once. It is a wish to have no gap. A new animal is a new one. It has its own nose and its own name. So it can wait a bit.
      P<another> It is not mean to wish for it. It shows how nice it was with an animal.
      Q<another> Next to the empty place, {Name} may feel ____.
      H<another> {helper} can say yes, no or "not yet", and why.
      H<another> {helper} can look at old photos too.
      T<another> {he} can miss {animal} and cry, or play.
      T<another> {he} can draw {animal} for the wall.
      C<another> {he} can think, "First I miss this one."
      A<another> {animal} died and cannot come back. There is a gap, and it is sad. Grown-ups think about another pet later on. Just now there is a lap, and a photo.
    `,
    '6-7': `
      D<another> {animal} died, and {Name} may wish for a new animal right away. It makes sense, as the house is too quiet now. There are two wishes in it. One is for an animal. The other is that it did not happen. A new pet can help with the first wish, but not with the second.
      P<another> Grown-ups may say "not yet" because they are sad as well. They think of the walks, the food and the vet, too.
      P<another> A new animal would have its own ways. It cannot be the old one, and nobody would be fair to it then.
      Q<another> When the house is quiet, {Name} may feel ____. It can be a wish and a sad feeling at once.
      H<another> {helper} can answer clearly: yes, no or when. ~ "Maybe" is hard to wait with.
      H<another> {helper} can tell a funny story from before. ~ Laughing is allowed.
      T<another> {he} can make a page about {animal}. It can have three special things on it.
      T<another> {he} can ask to visit an animal that somebody knows. Fur is good to touch.
      C<another> {he} can think, "I miss this one. A new one is another question."
      A<another> {animal} died, and the place by the wall is empty. It is fine to leave it empty for a while. One day the family may talk about another pet. That is its own question. Missing comes first, and it takes its time.
    `,
    '8-10': `
      D<another> {animal} died, and {Name} may have asked for the next one within a day. Some people think that is heartless. It is closer to the opposite, because the gap is so loud. The wish has two parts: to have an animal in the house, and to have this not be true. A new pet could do something about the first. Nothing can be done about the second, except to miss an animal for as long as it takes.
      P<another> Adults often want to wait. They are sad, they know about vets' bills, and they would like to choose an animal for its own sake.
      P<another> A newcomer cannot stand in for anyone. It would be compared all day long.
      Q<another> At the usual feeding time, {Name} might feel ____.
      H<another> {helper} can give a real answer with a reason, or name a date for talking about it. ~ A date ends the asking.
      H<another> {helper} can mark the goodbye with something, such as a photo in a frame or a planted bulb.
      T<another> {he} can write down what was special about {animal}. ~ It can be read on other days.
      T<another> {he} can offer to walk or feed an animal that lives nearby. ~ It helps the hands.
      C<another> {he} can think, "That is two questions. I can miss one and wait with the other."
      A<another> {animal} died, and nothing will move into that place by the weekend. The quiet gets less loud as the days go by. Whether there is to be another animal can be decided on a better day. Until then one is missed, and that is fair.
    `,
  },
}; // prettier-ignore
