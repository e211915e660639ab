import { said, type NamedScene } from './scene.ts';

const GROWN_UPS = String.raw`(?:grown[- ]?ups?|adults?|strangers?|people|neighbours?|relatives?|family friends|visitors|shop(?:keepers?| assistants?)|anyone|anybody)`;

/** Spoken to by somebody, and no word comes: hiding, growling, looking at shoes. */
export const helloWithoutWords: NamedScene = {
  id: 'nowordhello',
  image: 'a hello that has no words in it',
  cue: said(
    String.raw`\b(?:won['’]?t|wont|will not|refus\w+ to|can['’]?t|cannot|does(?:n['’]?t| not)|too shy to|scared to|afraid to) (?:speak|talk|say hello|say hi|answer|look)\b[^.!?]{0,24}\b${GROWN_UPS}\b(?: (?:outside|who|we|that|he|she|at|in)\b)?|\b(?:growls?|hisses|hiss(?:ing)?|hides?|hiding|runs? away|pulls? faces|sticks? (?:his|her|their) tongue out|grunts?|looks? (?:away|down))\b[^.!?]{0,40}\b(?:when|if|whenever|at) (?:\w+ )?${GROWN_UPS}\b[^.!?]{0,20}\b(?:talk\w*|speak\w*|say\w*|ask\w*|greets?)|\b(?:hides?|hiding) (?:\w+ ){0,2}?behind (?:me|us|my legs?|our legs?|mum|dad)\b[^.!?]{0,24}\b(?:sees?|meets?|meeting|with|around|from|when) (?:(?:he|she|they|we) (?:sees?|meets?) )?(?:new |other )?${GROWN_UPS}\b`,
    String.raw`\b(?:stranger danger|at (?:\w+ )?(?:school|nursery|pre-?school|playgroup|club|group)|in class|teachers?|selective|mute|mutism|autis\w*|other (?:children|kids)|english|language|cross|angry|strangers? (?:online|in the street|offers?)|aac|non-?verbal|speech|tell (?:us|me|anyone)|about (?:it|him|her|his|their|how|what|why))\b`,
  ),
  decides: true,
  answers: /\b(?:hides?|growls?|hiss\w*|behind|speak\w*|talk\w*|shy|people|grown[- ]?ups?|adults?)\b/i,
  titles: { young: 'A Hello With a Hand', older: 'A Hello Without Words' },
  text: {
    '2-3': `
      D<nowordhello> "Hello!" says a big face. {Name} may hide. A leg is good to hide at. Words stay in. A hand can say hello.
      P<nowordhello> The big face is not cross.
      Q<nowordhello> At a big face, {Name} may feel ____.
      H<nowordhello> {helper} can stay very near.
      H<nowordhello> {helper} can wave first.
      T<nowordhello> {he} can wave with one finger.
      C<nowordhello> {he} can think, "Hello, from here."
      A<nowordhello> One finger said hello. The big face waved too. That was all. Then play goes on.
    `,
    '4-5': `
      D<nowordhello> Somebody bends down and says, "Hello! What is your name?" Then all eyes are on {Name}. Words may go and hide, and the body too. A growl or a face can come out. But there are small ways to say hello. A hand can do it.
      P<nowordhello> Grown-ups ask a lot because they want to be friendly. They forget how big they are.
      P<nowordhello> They do not know that words can hide. They may think it is a game, or that nobody likes them.
      Q<nowordhello> When somebody says hello, {Name} may feel ____.
      H<nowordhello> {helper} can say hello for two, and wait.
      H<nowordhello> {helper} can tell people that a wave is fine.
      T<nowordhello> {he} can wave, nod or hold up a thumb.
      T<nowordhello> {he} can stand close and look at their shoes.
      C<nowordhello> {he} can think, "My hand can say hello."
      A<nowordhello> A hand went up, and the other one waved back. No word was needed. After a while there may be a small one. Hello comes in all sizes.
    `,
    '6-7': `
      D<nowordhello> A grown-up says hello and asks a question, and then it is quiet. {Name} may know that quiet. The words are there, and they do not come out. So a body hides, growls or looks at its shoes. It is shyness, and it is not rude on purpose. There is more than one way to say hello.
      P<nowordhello> Whoever asked is being friendly, and cannot see what goes on inside. A small sign tells them that they were heard.
      P<nowordhello> Many grown-ups were like that. Some still look at the cake before they look at people.
      Q<nowordhello> When a question comes from up there, {Name} may feel ____. It may be in the throat.
      H<nowordhello> {helper} can leave a gap and not answer at once. ~ Sometimes a word comes after five seconds.
      H<nowordhello> {helper} can say, "We say hello with a wave today."
      T<nowordhello> {he} can do a wave, a nod or a high five.
      T<nowordhello> {he} can have one word ready, such as "fine".
      C<nowordhello> {he} can think, "I choose the size of my hello."
      A<nowordhello> There was a wave, and it was answered. They went on to talk about the weather, high up there. After ten minutes a word may be ready, and somebody hears it. A hello without words is a hello.
    `,
    '8-10': `
      D<nowordhello> A hello from an adult one hardly knows is a test that nobody announced. There is a face, a question, and a silence that belongs to {Name}. The words are all there, but being looked at shuts the door on them. So the body does something else: it hides, goes stiff or studies the floor. That is shyness, which is a way of being careful. It can be worked with, in hellos of a size that fits.
      P<nowordhello> Adults take silence for rudeness, or for a dislike of themselves. Almost any sign puts that right.
      P<nowordhello> About half of all grown-ups call themselves shy. They found their way round it, mostly with a few sentences kept ready.
      Q<nowordhello> In the silence after a question, {Name} might notice ____.
      H<nowordhello> {helper} can wait a bit longer, without explaining anything.
      H<nowordhello> {helper} can tell {him} beforehand who will be there and what they tend to ask.
      T<nowordhello> {he} can nod and hold up a hand. ~ It counts as an answer.
      T<nowordhello> {he} can have two sentences ready, such as "Fine, thanks" and "I like drawing".
      C<nowordhello> {he} can think, "Small hello first. The rest can come later."
      A<nowordhello> There was a nod, and later two words, and the ceiling stayed up. The adult went away pleased. A hello may be as small as a finger, and people tend to answer in the size they are given. Each one makes the next a little less of a test.
    `,
  },
};
