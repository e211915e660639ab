import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const LAUGHS = String.raw`\b(?:laugh\w*|giggl\w*|teas\w*|mock\w*|imitat\w*|mimic\w*|cop(?:y|ies|ied|ying)|fun of|tak\w+ the mick\w*|make fun|making fun|jokes?|repeat\w*|comments?|remarks?|funny|picked on|pick on|bull\w+)\b`;
const ACCENT = String.raw`\baccent\b|\b(?:how|the way) (?:he|she|they) (?:talks?|speaks?|says? (?:words|things))\b(?=[^]*\b(?:from (?:\p{Lu}|another|abroad)\w*|moved (?:here )?from|foreign|bilingual|first language|polish|romanian|ukrainian|spanish|scottish|irish|welsh|american|australian|indian|northern|posh|country)\b)|\b(?:his|her|their) (?:polish|scottish|irish|welsh|northern|posh|american|indian|spanish|romanian|foreign) (?:accent|voice|way)\b`;

/** Others laugh at or imitate the way somebody's words sound: an accent is a place in a voice, and nothing to correct. */
export const laughedAtAccent: NamedScene = {
  id: 'accent',
  image: 'a place that can be heard in a voice',
  cue: said(
    `(?=[^]*(?:${ACCENT}))(?=[^]*(?:${LAUGHS}))`,
    String.raw`\b(?:stammer\w*|stutter\w*|lisp|speech therap\w*|hearing aids?|(?:^|[.!?] )(?:he|she) (?:laughs|mocks|imitates|copies|makes fun)|fake accent|puts on)\b`,
  ),
  decides: true,
  answers: /\b(?:accent|laugh\w*|teas\w*|from|imitat\w*|copy|mock\w*)\b/i,
  titles: { young: 'A Place in a Voice', older: 'A Place in a Voice' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<accent> Words can sound in more than one way. {Name} says them as {his} people do. It is called an accent. Some children laugh at it, and that is not kind. The words are right, and the voice is right.
      P<accent> They have heard it one way so far. A new sound makes them giggle.
      Q<accent> When they laugh, {Name} may feel ____.
      H<accent> {teacher} can tell them to stop.
      H<accent> {helper} can say words both ways, for fun.
      T<accent> {he} can say, "Please do not laugh."
      T<accent> {he} can go and play with a kind child.
      C<accent> {he} can say, "That is how I talk."
      A<accent> The laugh stopped, for {teacher} said so. {Name} told a joke, and the words were just right for it. All voices come from some place. That one comes from home.
    `,
    '6-7': `
      D<accent> Everybody has an accent. It is the sound of a place in a voice. Others laugh at how {Name} says words, because it is new to them. That hurts, and it is unkind. There is nothing wrong with those words. In a different town their own words would sound odd.
      P<accent> Some laugh because one of them began. They may not think what it is like to hear it.
      Q<accent> After a laugh like that, {Name} may feel ____. It may be hard to say the next word.
      H<accent> {teacher} can make it clear that nobody laughs at a voice.
      H<accent> {helper} can tell where that sound comes from.
      T<accent> {he} can say, "It's my accent. You've got one too."
      T<accent> {he} can tell {teacher} if it goes on.
      C<accent> {he} can think, "My words are right. That is my place in them."
      A<accent> The story got told to the end, with each word in its own sound. One child asked, "How do you say my name?" Ears get used to a voice in a week or two. A laugh that hurts can be told until it stops.
    `,
    '8-10': `
      D<accent> Everybody has an accent, including people who say that they have none. It is a map that can be heard. {Name} speaks with the sound of another place, and some in the class laugh at it, or copy it. They have picked out one thing that is different and made it the subject. It is a way of laughing at where somebody comes from, so a school can stop it.
      P<accent> People who copy a voice seldom think of what it says. Most would be hurt if their own mum's voice were done like that.
      P<accent> Whoever has two sounds, or two languages, has learned twice as much. It takes a quick ear.
      Q<accent> With the next sentence ready, {Name} might feel ____. It can seem easier not to say it.
      H<accent> {teacher} can make it a rule that nobody's voice is copied for a laugh.
      H<accent> {helper} can hear who says it and how often, and pass that on.
      T<accent> {he} can say, "That's my accent. Did you get what I said?" ~ It brings the talk back to the point.
      T<accent> {he} can keep talking to those who listen to what is said.
      C<accent> {he} can think, "It is the sound of a place, and I like it there."
      A<accent> The sentence was said in its own sound, and somebody answered it. Ears get used to a voice quite fast. An accent may change a little with the years or stay as it is, and both are fine. If the copying goes on, it can be told again. What {Name} says is worth hearing as it is.
    `,
    '11+': `
      D<accent> An accent is where somebody has been, made audible. Nobody speaks without one, and people only call it that when it is not their own. In {Name}'s case some classmates laugh at it, or imitate it, and say that it is only a joke. It is a joke about where a person comes from. Being copied makes one listen to one's own words instead of saying them, and after a while it seems simpler to keep quiet. That would be a pity, and not {his} fault.
      P<accent> Imitation is the cheapest form of comedy, as the material is supplied by someone else. Those who do it would mostly deny that they meant anything. What is meant and what it does are separate questions.
      P<accent> Linguists regard no accent as more correct than another. Some simply have had more powerful speakers.
      Q<accent> Before speaking in class, {Name} might notice ____.
      H<accent> {helper} can take it to the school as what it is. ~ Mocking an accent because of where it comes from is dealt with as prejudice.
      H<accent> {helper} can tell how their own way of talking has been received. ~ Most people have been copied at some time.
      T<accent> {he} can answer the imitation with, "And what was it you wanted to say?" ~ It leaves them without a line.
      T<accent> {he} can say it plainly to one of them alone: "I know you think it's funny. I don't."
      C<accent> {he} can think, "Everyone has one. Mine can be heard."
      A<accent> The voice stays, and the novelty of it does not, since a class gets used to any sound that keeps talking. If it turns into a habit of theirs, it can be reported. A way of speaking may shift over the years or be kept for good, and that is up to nobody but {Name}. There is a whole place in it, with the people who said those words first.
    `,
  },
};
