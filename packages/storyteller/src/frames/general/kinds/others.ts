import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that somebody else does or is: it is not the child's to change, but it can be minded, and it can be said. */
export const others: KindOfMatter = {
  topicWords: [
    'faces',
    'say',
    'said',
    'tell',
    'told',
    'words',
    'word',
    'sentence',
    'knob',
    'radio',
    'inside',
    'face',
    'kettle',
    'others',
    'somebody',
  ],
  threads: {
    radio: 'a radio, which has a knob, and people, who have none',
    kettle: 'the quiet minute until a kettle boils',
    face: 'a face, which does not show all that is inside',
  },
  titles: {
    young: [
      { text: 'People Have No Knob', thread: 'radio' },
      { text: 'With the Kettle On', thread: 'kettle' },
      { text: 'Told by the Kettle', thread: 'kettle' },
      { text: 'What a Face Does Not Tell', thread: 'face' },
    ],
    older: [
      { text: 'People Have No Knob', thread: 'radio' },
      { text: 'With the Kettle On', thread: 'kettle' },
      { text: 'Told by the Kettle', thread: 'kettle' },
      { text: 'What a Face Does Not Say', thread: 'face' },
    ],
  },
  text: {
    '2-3': script(`
      D<radio> A radio has a knob. People have no knob. But {Name} has a word to say. A word can go to an ear.
      D<kettle> Hum, says the kettle. Somebody does a thing. {Name} may not like it. Now is a good time to tell.
      D<face> A face does not say all. {Name} may not like a thing. Others cannot see that. Words can tell it.
      P Others do not know it yet.
      P Big people do odd things, too.
      P Some say it. Some hide a bit.
      Q When somebody does that, {Name} may feel ____.
      Q After it, {Name} may feel ____.
      H {helper} can hear about it.
      H {helper} can say it, too.
      H {helper} can come and help.
      T {he} can say, "I do not like that."
      T {he} can come and hold a hand.
      T {he} can tell about it.
      C<radio> {he} can say, "Please, not so much."
      C<kettle> {he} can say, "Hum, hum, I tell you."
      C<face> {he} can say, "Now I say it."
      A<radio> No knob, but a word. The word went in at an ear. Ears are good at that. Turn, turn, night-night, radio.
      A<kettle> Click, and the kettle is done. It was told to somebody. That was good. Now there is milk.
      A<face> A face has a mouth. The mouth can say it. Now somebody knows. That is a good thing to have told.
    `),
    '4-5': script(`
      D<radio> A radio has a knob, and anybody can turn it. People do not have one. They do what they do, and {Name} may not like it. For people there are words. A word is slower than a knob.
      D<kettle> While a kettle gets hot, there is nothing to do but wait. That is a good time to tell something. {Name} may have a thing to tell about somebody. It is not telling tales to say, "I do not like that."
      D<face> A face shows a bit of what is inside, but not all. {Name} may mind a thing, and others may not see it. They may think it is fine. They find out when they are told.
      P Most people do not do a thing to make somebody sad. They think of something else, and they go on.
      P Somebody else might laugh at it, or like it. People are made in different ways.
      P Grown-ups mind things, too. They mind some of the things that children do.
      Q When somebody does that, {Name} may feel ____.
      Q Before it is said, {Name} may feel ____.
      H {helper} can listen first, and then help with the words.
      H {helper} can say it together with {him}. ~ Two voices are easier to hear.
      H {helper} can stop it, if it hurts or scares somebody. ~ That is a job for grown-ups.
      T {he} can say, "I do not like that. Please ask me first."
      T {he} can hold up a hand as a sign for "enough".
      T {he} can go and be somewhere else for a while.
      C<radio> {he} can think, "There is no knob, so I use a word."
      C<kettle> {he} can think, "I can tell it while the water gets hot."
      C<face> {he} can think, "Nobody can see it. I can say it."
      A<radio> The word has been said, and it was heard. It may need to be said once more. People are slower than radios. But they can say sorry, and they can sing. Radios only sing.
      A<kettle> Click, says the kettle, and the water is ready. It was told, and now two people know it. Some of it may change, and some may stay as it is. It is less to think about when it has been told.
      A<face> Now it is not only inside. Somebody has been told, and that person can think about it. Other people do as they like, and so does the weather. A face feels better with nothing to hide.
    `),
    '6-7': script(`
      D<radio> The good thing about a radio is the knob. With other people nobody has ever found one. They talk, sing, wear and do what they like, and {Name} may mind it. What people have is ears. It is slower than a knob, and it is the way there is.
      D<kettle> A kettle takes about three minutes until it boils. In three minutes one can say quite a lot about somebody else. {Name} may have something of that sort to say. It need not be fair, and it need not be polite. Told to the right person, it gets easier to see what to do.
      D<face> People look at faces to find out what others think. They find out less than they believe. {Name} may mind something and look the same as ever. So somebody goes on doing it, and thinks that it is fine. A sentence can tell what a face does not.
      P Whoever does it has a reason or a habit. Or it was done without a thought. Mostly it is that.
      P Some people would mind the same thing, and some would not even notice. There is no right number of things to mind.
      P Grown-ups can be told as well. They may not like it at first. Later some of them think about it in the bath.
      Q When somebody does it again, {Name} may feel ____. It may be in the face or in the tummy.
      Q With people watching, {Name} may feel ____.
      H {helper} can help to find a sentence that says it kindly.
      H {helper} can choose a sign, such as a tug at an ear. ~ A sign is quick, and it makes no fuss.
      H {helper} can step in if it hurts or scares somebody. ~ That part is a job for grown-ups.
      T {he} can choose a quiet time and say, "Please do not do that."
      T {he} can say what would be all right, and what would not.
      T {he} can go somewhere else until it is over.
      C<radio> {he} can think, "No knob. So I say it."
      C<kettle> {he} can think, "First I tell it, then I choose."
      C<face> {he} can think, "They cannot see it. I can say it."
      A<radio> Nobody was switched off, and something was said. It may change a little, or it may need saying again on Thursday. People cannot be tuned. It is still nicer to have supper with them than with a radio.
      A<kettle> The water has boiled, and the cups are out. What somebody else does is still theirs to do. What to think of it, and whom to tell, is up to {him}. That is more than it was three minutes ago.
      A<face> It stands outside now, in plain words, where it can be looked at. The other person may be surprised. People often are when they are told. What they do next is their own choice. Somebody at home knows how it was.
    `),
    '8-10': script(`
      D<radio> A radio has a volume control. People come without one, and so they go on singing, joking, deciding and wearing what they please. {Name} may mind something that somebody else does. It cannot be turned down from outside. It can be mentioned, though, and a surprising number of things stop when they are mentioned kindly.
      D<kettle> Some conversations go best while something else is happening, such as a kettle coming to the boil. Nobody needs to look at anybody. {Name} may have something to say about what other people do. Said to them in the heat of the moment it turns into a quarrel. Said first in a kitchen, to somebody who is good at listening, it turns into a plan.
      D<face> In experiments, people were asked how well others could read their feelings. They guessed far too high. {Name} may mind something a great deal and assume that it shows. Others may see an ordinary face, and carry on. What is obvious from inside is invisible from a metre away, unless it is put into words.
      P Whoever does it may be proud of it, used to it or thinking about lunch. It is rarely aimed at anybody.
      P Other people have somebody like that as well, or something. They keep quiet for the same reason.
      P It is quite possible to like a person and not to like one thing about what they do. Most families are built on that.
      Q When it happens in front of others, {Name} might feel ____.
      Q In the minute before saying something, {Name} might feel ____.
      H {helper} can help to find one sentence that is honest and not unkind. ~ One is easier to hear than ten.
      H {helper} can say what can be asked for and what cannot. ~ Some things are a person's own business.
      H {helper} can deal with it when it frightens or hurts anybody, or leaves somebody out. ~ Then it is no longer a matter for one child.
      T {he} can pick a calm time and begin with "I", as in "I would rather you did not".
      T {he} can suggest when it would be fine and when it would not.
      T {he} can leave the room, or the group, without an announcement.
      C<radio> {he} can think, "No knob. A sentence, then."
      C<kettle> {he} can think, "Kitchen first."
      C<face> {he} can think, "It does not show. I would have to say so."
      A<radio> Nobody has been tuned, and nobody has been told off either. The sentence is out. If it worked a little, that is quite good for a sentence. Other people remain other people, which is annoying on some days and on others the whole point of them.
      A<kettle> By the time the water boiled it had become smaller, or at least clearer. Some of it can be asked for, some can be dodged, and some is simply how that person is. Somebody knows now what it is like. It is a good deal easier to shrug with company.
      A<face> The words have been said, so there is less to guess. The other person may need a day with them. What somebody does is up to them, and it is no measure of anyone who happens to belong to them. From a metre away that looks obvious.
    `),
    '11+': script(`
      D<radio> Other people cannot be adjusted, as a radio can. That is the first rule of living with them, and nobody remembers it for long. {Name} may mind something that somebody else does, says or decides. There is no knob for it. What exists is a request, which is weaker than a knob and has one advantage. When it works, it is because a person chose to.
      D<kettle> Diplomats get more done in corridors than in the hall. The domestic version is a kitchen with a kettle on. {Name} may have a complaint about somebody that would sound terrible if it were said directly. Said once to a neutral person, it loses its sharpest edges and turns out to contain a reasonable sentence. That one can be used.
      D<face> Most people believe that what they feel is written on their faces. Psychologists call that an illusion, since mostly nobody can read it there. {Name} may be finding something unbearable while appearing mildly bored. Whoever is causing it draws the obvious conclusion and continues. This is nobody's fault, and it can be ended by a single remark.
      P There is generally a reason for it on the other side, though it need not be a good one. It may be enjoyment, habit or a wish to belong.
      P It reflects on the person who does it. Bystanders sort that out more quickly than relatives fear.
      P Friends may be curious for a minute and then return to their own embarrassments. Supply is plentiful.
      Q While it is going on, {Name} might feel ____. Fondness and horror are known to occur together.
      Q When others notice it, {Name} might feel ____.
      H {helper} can help to separate what may be asked for from what is simply not to {his} taste.
      H {helper} can listen to the unfair version first. ~ The fair one is usually underneath.
      H {helper} can take it over where it does harm, or where somebody with more power is doing it.
      T {he} can make one precise request, with a place and a time in it. ~ "Not at the gate" is easier to grant than "never".
      T {he} can decide beforehand what to say if somebody comments, and then say only that.
      T {he} can arrange not to be there now and again.
      C<radio> {he} can think, "A request. That is the tool there is."
      C<kettle> {he} can think, "Rough version here, good version there."
      C<face> {he} can think, "It does not show. So say it, or let it go."
      A<radio> The request has been said, in plain words and without insults. It may be granted in part, which is the usual rate. Other people go on being the way they are. Apart from some scenes in public, that is also the reason for keeping them.
      A<kettle> The rough version has stayed in the kitchen, where it was useful. What is left can be said in one breath, or it can be left unsaid on purpose. Either way it has been heard by somebody who did not take sides. The tea is ready, and it is drinkable.
      A<face> It has been said, and so it exists in the world and not only in one head. A reply may take its time. What others do is no statement about {him}, although it can feel like one at half past eight in the morning. Anyone who is told that tends to say, "Me too."
    `),
  },
};
