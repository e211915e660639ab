import { said, type NamedScene } from '../scene.ts';

const DIED = String.raw`(?:died|passed(?: away)?|dead|death|funeral|lost (?:his|her|their))`;
const COULD_NOT_GO = String.raw`(?:(?:we |he |she |they |I )?(?:could(?: no|n['’]?)t|cannot|can['’]?t|could not|were(?: no|n['’]?)t able to|did(?: no|n['’]?)t) (?:get to |manage to |all )?(?:go|fly|travel|be there|say goodbye|attend|get there|make it)|(?:abroad|overseas|back home|another country|far away|other side of the world|video call|zoom|whatsapp)|in (?:India|Pakistan|Bangladesh|Nigeria|Ghana|Kenya|Somalia|Poland|Romania|Italy|Spain|Portugal|Turkey|Greece|Jamaica|Brazil|China|Australia|America|Ireland|Iran|Iraq|Syria|Sri Lanka|the Philippines|South Africa|Canada|Mexico|Ukraine))`;

/** Somebody died far away, and the family could not go: a goodbye that is made at home, and a thing that is kept. */
export const couldNotGo: NamedScene = {
  id: 'faraway',
  image: 'a goodbye that is made at home, and one thing that came from there',
  cue: said(String.raw`\b${DIED}\b[^]{0,90}\b${COULD_NOT_GO}\b|\b${COULD_NOT_GO}\b[^]{0,60}\b${DIED}\b`),
  decides: false,
  answers:
    /\b(?:in the night|scared of (?:us|me) dying|keeps? (?:his|her|their) old \w+|under (?:the|his|her|their) pillow|alone)\b/i,
  titles: { young: 'A Candle at Our Table', older: 'A Goodbye From Here' },
  text: {
    '4-5': `
      D<faraway> {who} died. It was far away, and {Name} could not go there. A dead body does not breathe and does not come back. Other people stood there and said goodbye. At home it was a day like any other.
      P<faraway> Grown-ups at home may cry and look at the phone. They would have liked to go, too.
      P<faraway> Some children want to talk about it. Some want to hold a thing and say nothing.
      Q<faraway> When the photo is on the table, {Name} may feel ____.
      H<faraway> {helper} can put out a photo and a light. ~ A goodbye can be made here.
      H<faraway> {helper} can say, "I am well, and I am here."
      T<faraway> {he} can keep one thing that makes {him} think of {who}.
      T<faraway> {he} can come and check that a grown-up is there.
      C<faraway> {he} can think, "Far away, and I can still remember."
      A<faraway> The light is on the table, next to the photo. {who} died, and cannot come back. The love did not need a plane. It is here, and so are the people at home.
    `,
    '6-7': `
      D<faraway> {who} died, in a place far away. It was not possible to go, so {Name} missed the goodbye. It was nobody's fault. When a person dies, the body stops working and cannot start again. From far away, that is hard to believe. It can seem as if one could just ring up.
      P<faraway> The grown-ups at home wanted to be there. They may be sad about that as well.
      P<faraway> After a death many children look at night if everyone is breathing. It is a way of asking.
      Q<faraway> At night, {Name} may feel ____. It may be there in the dark more than by day.
      H<faraway> {helper} can answer, "I am well. Most people live to be old."
      H<faraway> {helper} can plan a goodbye here, with a light and a song.
      T<faraway> {he} can keep one thing near. ~ It needs no words.
      T<faraway> {he} can ask for a light, or a door that stays open.
      C<faraway> {he} can think, "I missed one day. I had all the others."
      A<faraway> A light was lit here, and that was a goodbye too. {who} died and cannot come back. The thing that is kept is still there in the morning. So are the people at breakfast. Talking can wait until it wants to come.
    `,
    '8-10': `
      D<faraway> {who} died a long way off, and it was not possible to go. For {Name} there was no room full of people and no goodbye, only a phone that rang. Then it was an ordinary day here. A death that one has not been near is hard to believe, because nothing at home looks different. The missing may come late and sideways, as a fear of the dark or of an empty room. No child caused it.
      P<faraway> The adults could not go either, and it may weigh on them. They may say little so as not to make anyone sad, and then everybody is careful at once.
      P<faraway> After somebody dies, many people count the ones who are left. They listen for breathing at night. It is a common thing to do.
      Q<faraway> At night, when the rooms are quiet, {Name} might feel ____. It may be a different word by day.
      H<faraway> {helper} can say, "I am healthy, and most people live to be old." ~ It helps to hear who else would be there.
      H<faraway> {helper} can plan a goodbye at home, on any day, with food, a photo and a light. ~ It is not too late for that.
      T<faraway> {he} can keep a thing that belonged to {who}, or make a box for such things. It needs no words.
      T<faraway> {he} can agree on one look-in at night, and on a lamp that stays on.
      C<faraway> {he} can think, "I was not there that day. I was there for years."
      A<faraway> The goodbye was held at a kitchen table, some weeks late, and the food was from the right country. {who} died and cannot come back, and the things that were left are not nothing. One of them can be held in a hand in the dark. There is no hurry about talking. In the next room, somebody is breathing.
    `,
    '11+': `
      D<faraway> {who} died in another place, and the family could not get there. {Name} may have heard of it in a doorway, with a bag on one shoulder. There was no funeral to stand at, and an hour later there was homework. People who study grief say that rituals help because they make a death real in company. Without one, it may stay unreal, or turn up disguised as a worry about everybody who is still alive. Neither is a fault.
      P<faraway> The adults may feel guilty about not having gone, however good the reasons were. It can make them silent, or brisk.
      P<faraway> Not talking is a way of coping as well. It is worth keeping a door open for the day when it stops working.
      Q<faraway> When the house is quiet, {Name} might feel ____. It may not look like grief at all.
      H<faraway> {helper} can hold a small ceremony at home, with the right food and the stories that go with it. ~ It need not be soon.
      H<faraway> {helper} can answer a question about dying with facts, including the reassuring ones.
      T<faraway> {he} can keep something that belonged to {who}, and owe nobody an explanation.
      T<faraway> {he} can write or record what would have been said.
      C<faraway> {he} can think, "I missed one day. I had the others."
      A<faraway> A goodbye can be said from anywhere, even late. {who} died and cannot come back, and what was between them did not depend on a flight. There is a thing in a drawer or under a pillow that knows more about it than most people. One day it may be easy to tell the story of it, and until then it is simply kept.
    `,
  },
};
