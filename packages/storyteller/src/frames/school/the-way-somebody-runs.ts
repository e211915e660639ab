import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { WHO_TEASES } from './who-teases.ts';

/** Remarks about how somebody runs, throws or moves: "like a girl", "like a duck". */
export const theWaySomebodyRuns: NamedScene = {
  id: 'runsfunny',
  image: 'legs that run the way they run, and words that were thrown after them',
  cue: said(
    String.raw`(?=[^]*\b(?:sa(?:y|ys|id|ying)|told|tells?|call\w*|laugh\w*|teas\w*|mock\w*|fun of|cop(?:y|ies|ied)|mimic\w*|imitat\w*|comments?|remarks?)\b)[^]*?\b(?:runs?|running|throws?|throwing|catch(?:es)?|kicks?|walks?|dances?|moves?) (?:\w+ )?(?:like (?:a|an) (?:little )?(?:girl|boy|duck|penguin|baby|robot|old (?:man|woman|lady)|monkey|horse|gay|puppet)|funny|weird(?:ly)?|strange(?:ly)?|silly|wrong)\b|\b(?:laugh\w*|mock\w*|teas\w*|fun of|cop(?:y|ies)|mimic\w*|imitat\w*)\b[^.!?]{0,16}\b(?:at |about )?(?:how|the way) (?:he|she|they) (?:runs?|throws?|catch(?:es)?|walks?|moves?|kicks?)\b|\b(?:his|her|their) running\b[^.!?]{0,20}\b(?:laugh\w*|mock\w*|teas\w*)`,
    String.raw`\b(?:wheel ?chair|walker|crutch\w*|splints?|cerebral|prosthe\w*|limp\w*|brother|sister|(?:he|she) (?:laughs|mocks|teases|copies|says|tells|calls)|my (?:son|daughter) (?:laughs|mocks|teases|says))\b`,
  ),
  decides: true,
  answers: /\b(?:runs?|running|girl|boy|PE|p\.e|sports? ?day|dreads?|hates?|laugh\w*|told|funny|kids|throws?)\b/i,
  titles: { young: 'Legs That Run Their Way', older: 'No Wrong Way to Run' },
  roles: { teaser: WHO_TEASES, teacher: TEACHER },
  text: {
    '4-5': `
      D<runsfunny> Legs run, each pair in its own way. One goes hop, and one goes stamp. {teaser} said something mean about how {Name moves}. That was not kind. Legs are for getting there, and for fun.
      P<runsfunny> Some children say things to get a laugh. They can learn a kinder one.
      Q<runsfunny> When it is time to run, {Name} may feel ____.
      H<runsfunny> {teacher} can say, "We cheer here."
      H<runsfunny> {helper} can race with {Name} to a tree.
      T<runsfunny> {he} can say, "Stop. That is mean."
      C<runsfunny> {he} can say, "My legs, my way."
      A<runsfunny> Off go the legs, in their own way. Wind is in the hair, and the tree is there. A grown-up knows about the mean words. The legs did not stop for them.
    `,
    '6-7': `
      D<runsfunny> No two people run the same. Some put the arms out, some kick up their heels, and some bounce. {teaser} said something unkind about how {Name moves}. It was meant to get a laugh. Legs know nothing about that, and they want to run all the same.
      P<runsfunny> Those who laughed were looking for something to laugh at. It could have been a hat.
      P<runsfunny> "Like a girl" is no bad thing at all. Girls and boys run fast, slow and in the middle.
      Q<runsfunny> Before a lesson with running in it, {Name} may feel ____.
      H<runsfunny> {teacher} can stop such words for everyone.
      H<runsfunny> {helper} can run with {Name} where nobody is looking, just for fun.
      T<runsfunny> {he} can say, "That is unkind," and go on.
      T<runsfunny> {he} can tell {teacher} who said it. ~ It is right to tell.
      C<runsfunny> {he} can think, "My legs, my way."
      A<runsfunny> The whistle went, and many legs set off in many ways. Some words were mean, and a grown-up knows about them. Running is for getting somewhere. Whoever gets there has done it, and so have the legs.
    `,
    '8-10': `
      D<runsfunny> Film a class running and slow it down, and no two of them look alike. Bodies are built in different lengths, and each one finds its own way to get along. {teaser} made an unkind remark about how {Name moves}, and others may have laughed. If it was "like a girl", it was unfair twice. Half of the best runners in the world are women. A remark like that is about getting a laugh. It has nothing to do with legs.
      P<runsfunny> People who make remarks in sport are often busy making sure that nobody looks at them. It is not clever, and it is common.
      P<runsfunny> Some who heard it did not find it funny. They may not have known how to say so.
      Q<runsfunny> When it is time to get changed, {Name} might feel ____. Legs can feel heavy from words.
      H<runsfunny> {teacher} can deal with such remarks in the way the school deals with any unkind words.
      H<runsfunny> {helper} can ask what would make the lesson bearable, and pass that on.
      T<runsfunny> {he} can answer once, "So? I'm getting there," and look ahead.
      T<runsfunny> {he} can tell {teacher} beforehand. ~ A lesson is easier to watch over for somebody who knows.
      C<runsfunny> {he} can think, "It was a remark, and not a measurement."
      A<runsfunny> At the end of the track nobody asks how the arms looked. What was said has been passed on to an adult, and it can be stopped. Legs will go on doing it their own way, faster in some years and slower in others. There is no wrong way to run. There is only further, and out of breath.
    `,
    '11+': `
      D<runsfunny> Scientists who study running have looked for the one correct style and have not found it. {teaser} said something unkind all the same about how {Name moves}. "Like a girl" and its relatives are old insults, and they insult more people than the one they are aimed at. Sport puts a body on show, which is why such remarks hurt more there than in maths. They are meant to.
      P<runsfunny> A person who comments on somebody's stride has usually noticed that a joke sends all eyes elsewhere. It is a trick for not being looked at.
      P<runsfunny> There were listeners who found it stale. Nobody tells the person concerned, which is a pity.
      Q<runsfunny> On the way to the changing room, {Name} might notice ____.
      H<runsfunny> {teacher} can treat it as what it is, under the rules that the school already has.
      H<runsfunny> {helper} can raise it without a name, and ask how groups are chosen and who stands where.
      T<runsfunny> {he} can give it one bored look and no reply. ~ A joke needs a reaction in order to live.
      T<runsfunny> {he} can do a sport outside school where nobody has opinions. ~ Walking a dog fast counts.
      C<runsfunny> {he} can think, "It gets me there. Style is somebody else's hobby."
      A<runsfunny> The lesson ended, as lessons do, with wet grass on everyone's shoes. What was said has been reported, and the next one would be as well. A body that moves in its own way belongs to the person inside it. It has places to go, and it does not need to look like anything on the way.
    `,
  },
};
