import { said, type NamedScene } from '../scene.ts';

/** An "s" that comes out differently while a tongue gets used to a brace. */
export const speaksWithABrace: NamedScene = {
  id: 'braceslisp',
  image: 'a tongue that looks for its old place, and an "s" that comes back',
  cue: said(
    String.raw`\b(?:lisp\w*|(?:talk|speak|sound|voice|speech|words|pronounc\w*|say)\w*[^.]{0,30}\b(?:funny|odd|different\w*|weird|slur\w*|properly|silly)|slur\w*|spits? when)\b`,
  ),
  decides:
    /\b(?:brac(?:e|es)|retainers?|aligners?|expander)\b[^]*\b(?:lisp\w*|slur\w*|talks? funny|sounds? (?:funny|odd|weird|different))\b|\b(?:lisp\w*|slur\w*)\b[^]*\b(?:brac(?:e|es)|retainers?|aligners?|expander)\b/i,
  answers: /\b(?:lisp\w*|slur\w*|embarrass\w*|reads? (?:out|aloud)|speak\w*|talk\w*)\b/i,
  titles: { young: 'An S With a Brace', older: 'Where the S Went' },
  text: {
    '6-7': `
      D<braceslisp> To say an "s", a tongue goes to one special place behind the teeth. With a brace in the mouth, that place is taken. So {his} "s" may come out soft, like air in a tyre. {Name} can hear it, because it is {his} own voice. The tongue will find a new place, and that takes some days.
      P<braceslisp> Other people listen to what is said. They notice a new "s" for a day. Then it is just how somebody talks.
      Q<braceslisp> Before saying something aloud, {Name} may feel ____. It may be on the tongue or in the tummy.
      H<braceslisp> {helper} can tell the teacher that the brace is new. ~ Then reading aloud can wait a bit.
      H<braceslisp> {helper} can read a silly rhyme with {him}, full of "s".
      T<braceslisp> {he} can read aloud to the wall for five minutes a day. ~ Tongues learn by talking.
      T<braceslisp> {he} can go a little slower. ~ The tongue has more time then.
      C<braceslisp> {he} can think, "My tongue is learning the way."
      A<braceslisp> On Monday the "s" was all air. Some days later it was nearly back. The brace did not move over, and the tongue found a way round. Teeth move slowly and tongues learn fast. Six silly snails would be a good thing to say now.
    `,
    '8-10': `
      D<braceslisp> An "s" is made in a tiny gap between the tip of the tongue and the ridge behind the teeth. A brace or a plate moves into exactly that spot. So it is no wonder if {Name} hisses or whistles a little when reading aloud. The tongue knows its old place from years of talking, and now it looks for another. Most tongues need a week or two, less if they talk a lot.
      P<braceslisp> Listeners notice a changed sound at once and get used to it within minutes. What the speaker hears is louder, because it also comes through the bones of the head.
      P<braceslisp> If somebody imitates it, that is unkind, and it does not last. Next year half of the class may have wires of their own.
      Q<braceslisp> Before reading aloud, {Name} might feel ____. It may be in the mouth or somewhere else.
      H<braceslisp> {helper} can tell the teacher that a brace is new and ask for two weeks without reading aloud.
      H<braceslisp> {helper} can listen to a page in the evening and say nothing about the sound. ~ Practice goes better without marks.
      T<braceslisp> {he} can read aloud at home for ten minutes a day. ~ It is the quickest way for a tongue to find its place.
      T<braceslisp> {he} can slow down at words with two "s" in them. ~ Half a second is enough.
      C<braceslisp> {he} can think, "It is only a tongue looking for its place."
      A<braceslisp> Somewhere in the second week a page goes by in which nothing whistled. Nobody remarks on it, which is the best sign there is. The brace is still at work on the teeth, a hair's breadth a day. The tongue has found its new place, and it no longer needs to look.
    `,
    '11+': `
      D<braceslisp> Speech is the most precise movement a body makes, and {his} "s" is one of its finest. The tongue leaves a gap of about a millimetre behind the teeth. With a brace or a plate in that gap, the air goes elsewhere. {Name} may hear a lisp that was not there last month, most of all when everybody else is quiet. It sounds louder from inside than it is, since one's own voice also arrives through bone.
      P<braceslisp> Listeners adapt to an accent within a minute or so, and this is hardly more than an accent. They could not say afterwards how the words had been pronounced.
      P<braceslisp> The few who copy it are counting on an embarrassed face. A plain "it is the brace, give it a week" leaves them with nothing to do.
      Q<braceslisp> When it is {his} turn to speak, {Name} might notice ____. It can be a thought rather than a feeling.
      H<braceslisp> {helper} can write two lines to the school, so that nobody is asked to read aloud in the first fortnight.
      H<braceslisp> {helper} can put up with loud reading through a closed door.
      T<braceslisp> {he} can talk aloud for ten minutes a day, reading or singing along. ~ Tongues retrain by use, and hardly by caution.
      T<braceslisp> {he} can mention the brace before anybody else does. ~ What has been said is not much fun to point at.
      C<braceslisp> {he} can think, "Loud in my head, small out there, and going away."
      A<braceslisp> After a week or two the tongue has worked out a new route, and the air goes where it used to go. The wire is still in place, doing what it was put there for. The voice in the voice messages sounds like itself again. Nobody can name the day on which it came back.
    `,
  },
};
