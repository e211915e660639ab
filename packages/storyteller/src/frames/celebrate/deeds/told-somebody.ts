import type { DeedThread } from './deed-thread.ts';

/** Something hard that was told to a grown-up: known to one person, and then to two. */
export const toldSomebody: DeedThread = {
  id: 'two-know',
  image: 'a thing that one person knew, and then two',
  cue: /\b(?:told (?:me|us|mum\w*|mom\w*|dad\w*|gran\w*|nan\w*|somebody|someone|a grown-?up|(?:mrs?|ms|miss|sir|coach) [a-z'-]+|(?:his|her|their|the|a) (?:[\w-]+ )?(?:teacher|tutor|nurse|coach|doctor|ta|counsellor|head|key ?(?:worker|person)|mum|dad|gran\w*|nan\w*|auntie|uncle|sister|brother))|(?:asked|went) (?:[\w' ]{0,24} )?for help|asked (?:his|her|their|the|a) (?:\w+ )?(?:teacher|tutor|coach|ta)|(?:spoke|talked|opened up) to (?:me|us|his|her|their|the|mum|dad|a)|put (?:his|her|their) hand up (?:to|and) (?:ask|say|tell)\w*|said (?:that )?(?:he|she|they) (?:needed|was|were|felt|did(?:n't| not)))\b/i,
  // What somebody was told that goes on with others is no good news of the day.
  decides:
    /\btold (?:me|us|mum\w*|dad\w*|gran\w*|nan\w*|(?:mrs?|ms|miss|sir|coach) [a-z'-]+|(?:his|her|their|the|a) (?:[\w-]+ )?\w+) (?:that |about |when )?(?:some ?(?:one|body)|an?(?:other)? (?:\w+ )?(?:boys?|girls?|kids?|child)|the (?:\w+ )?(?:boys?|girls?|kids?|children)|people|(?:he|she|they) (?:was|were) being) (?:\w+ ){0,3}(?:mean|horrible|nasty|unkind|bull\w*|picking|hurt\w*|hit\w*|push\w*|teas\w*|call\w*|rude|saying)/i,
  titles: { young: 'Now Two People Know', older: 'Known to Two' },
  text: {
    '4-5': `
      D<two-know> Something can be hard, and nobody can see it from outside. One person knows, and that is all. {Name} told it. Then two people knew. With two, it can be looked at.
      D<two-know> To tell it, a word is needed. It may be stuck for a while. {Name} got it out and told somebody. It did not get bigger by that. It got a helper.
      P<two-know> Grown-ups cannot see into a head. They are glad when somebody tells them. Then they can help.
      P<two-know> Grown-ups need to tell things too. They often wait for a good moment.
      Q<two-know> Just before the first word, {Name} may have felt ____.
      H<two-know> {helper} can listen to all of it. ~ There is no hurry.
      H<two-know> {helper} can say, "It was good to tell me."
      T<two-know> {he} can tell what would help.
      T<two-know> {he} can show it with a picture.
      C<two-know> {he} can say, "I told it, and now we are two."
      C<two-know> {he} can think, "Somebody knows now."
      A<two-know> Before, one person knew it. Now two do. {Name} told it, and that was the hard bit. What comes next is not for one alone.
      A<two-know> The word is out, and nobody is cross with it. It was good that {Name} told it. Two heads can think about it now. One can have a rest.
    `,
    '6-7': `
      D<two-know> A worry or a question can sit in one head for a long time. There it only meets itself. {Name} told somebody. Nothing changed at once, and still something was different: two people knew. Two people can look at a thing from two sides.
      D<two-know> The beginning is the hardest bit of telling. After the first words, the others come more easily. {Name} found the first ones and told it. Then it was no longer {his} job alone.
      P<two-know> Grown-ups often notice that something is up. They do not know what it is. Being told is a great help to them.
      P<two-know> To be told something like that is a kind of present. It means that somebody is trusted.
      Q<two-know> Right before the first word, {Name} may have felt ____. It may have been in the throat.
      H<two-know> {helper} can listen to the end and ask later. ~ Words come better without hurry.
      H<two-know> {helper} can think with {him} about what to do first.
      T<two-know> {he} can say what would help most. ~ Helpers are bad at guessing.
      T<two-know> {he} can tell or write the next bit whenever it comes up.
      C<two-know> {he} can think, "It is not only mine now."
      C<two-know> {he} can say, "I told it, so we can look at it."
      A<two-know> Nothing has been fixed by telling, and a lot has been started. {Name} told it, and now two people know. That is the difference between one and two.
      A<two-know> It was in there, and now it is out here. {Name} was the one who told it. Somebody can carry the other end now. It is quieter in a head after that.
    `,
    '8-10': `
      D<two-know> As long as only one person knows a thing, it can be thought about from one side only. {Name} told somebody. It meant choosing a moment, and a person, and then a first sentence, which is the worst of the three. From then on there were two who knew. That does not solve it, but it can be worked on.
      D<two-know> Asking for help gets mixed up with not managing. It is a way of managing. {Name} told somebody how things were, in plain words, and did not dress it up. People can do something with a plain sentence. They can do nothing at all with a brave face.
      P<two-know> Adults see that something is wrong more often than they see what. They guess, and they mostly guess the wrong thing. Being told saves everybody a lot of time.
      P<two-know> Whoever was told will have thought about it on the way home. Being trusted with something makes people want to get it right.
      Q<two-know> Before the first sentence, {Name} might have felt ____. After it, there may have been another word.
      H<two-know> {helper} can ask who else may know, and keep to the answer. ~ It belongs to the one who told it.
      H<two-know> {helper} can do one thing about it soon. ~ It shows that telling is of use.
      T<two-know> {he} can say which kind of help is wanted: doing something, or just knowing. ~ They are quite different.
      T<two-know> {he} can use the same first sentence another time. ~ It worked.
      C<two-know> {he} can think, "Two people know, and one of them is not me."
      C<two-know> {he} can think, "I said how it is. That was the hard part."
      A<two-know> What {Name} told somebody has not gone away. It has been put on the table, where two people can look at it. The rest can be done in small steps, and in company.
      A<two-know> It takes some courage to say a thing that could have been hidden for another month. {Name} told it. Now it is a matter that two people know about, with a next step. That is a better sort of matter.
    `,
    '11+': `
      D<two-know> It is tiring to look fine, and {Name} stopped doing that for a moment and told somebody how things stood. It takes one accurate sentence, and one person who can be trusted with it. Nothing was solved by the evening, but a problem that two people know has handles on it, and one that nobody knows has none.
      D<two-know> Most people wait until they have found a good way of putting it, and there is no good way, so {Name} told somebody without one. The sentence came out as it came out, and it did its work, since the other person understood it. Asking early is cheaper than asking late, and still hardly anybody does it.
      P<two-know> The person who was told may not have known what to say at once. They will have been glad to be told, rather than to find out, because it is a compliment of a serious kind.
      P<two-know> Adults are not much better at this. They say "busy" when they mean something else, sometimes for years, but they recognise a straight sentence when they hear one.
      Q<two-know> In the pause before it, {Name} might have felt ____. Relief usually comes late, and on the stairs.
      H<two-know> {helper} can ask what is to happen next and who may know. ~ Whoever told it decides that, as far as safety allows.
      H<two-know> {helper} can do the first practical thing within a day or two. ~ It proves that telling changes something, which is by no means obvious beforehand.
      T<two-know> {he} can say what kind of help is wanted, and what kind is not. ~ People like instructions, and they are poor at guessing.
      T<two-know> {he} can name a time to come back to it. ~ Then it need not be discussed at every meal.
      C<two-know> {he} can think, "I said it as it is. It can be worked with now."
      C<two-know> {he} can think, "I am not the only one who knows."
      A<two-know> It would have been possible to go on as before for some time, and {Name} told somebody instead. What happens now is not decided yet, and it will not be decided by one person alone, which was the point of saying it.
      A<two-know> There was a sentence that had been put off, and it has been said, because {Name} told it to somebody who could hear it. The looking fine can be given up for a while, at least in that room, and it frees a surprising amount of energy.
    `,
  },
};
