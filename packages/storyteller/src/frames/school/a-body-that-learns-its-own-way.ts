import { said, type NamedScene } from '../scene.ts';

/** Dyspraxia off the page: cups that tip, feet that trip, balls that get past; not handwriting, which has its own thread. */
export const aBodyThatLearnsItsOwnWay: NamedScene = {
  id: 'dyspraxia',
  image: 'messages from a head to hands and feet, some of which take the long way round',
  cue: said(
    String.raw`\b(?:dyspraxi\w*|dcd|developmental co-?ordination|co-?ordination (?:disorder|difficult\w*|problems?)|clumsy|clumsiness)\b`,
    String.raw`\b(?:hand ?writing|writ(?:e|es|ing)|pen(?:cil)?s?|(?:his|her|their|my) (?:\w+ )?(?:brother|sister|classmate|friend) (?:is|has|with)|laces|bikes?|cycl\w+|cutlery|knife|swimm\w*|drunk)\b`,
  ),
  decides: true,
  answers: /\b(?:dyspraxi\w*|spill\w*|trip\w*|fall\w*|drop\w*|bump\w*|laugh\w*|clumsy|hard|everything|pe)\b/i,
  titles: { young: 'The Long Way to a Hand', older: 'The Long Way Round' },
  text: {
    '4-5': `
      D<dyspraxia> Hands and feet learn what a head tells them. In {Name} some of that takes the long way. So a cup may tip, and feet may trip. Nobody does it on purpose. A body like that can learn a lot. It just takes more goes.
      P<dyspraxia> Others see a cup that fell. They cannot see how hard a hand was trying.
      P<dyspraxia> Grown-ups drop things too. They get a cloth.
      Q<dyspraxia> When something falls, {Name} may feel ____.
      H<dyspraxia> {helper} can show it in small steps, one by one.
      H<dyspraxia> {helper} can fill the cup just half. ~ Then it is easy to carry.
      T<dyspraxia> {he} can use two hands.
      T<dyspraxia> {he} can get a cloth and wipe.
      C<dyspraxia> {he} can say, "My hands learn it slowly."
      A<dyspraxia> The floor is dry again, and the cup is half full. Two hands held it all the way. Hands learn something each time, and nobody needs to hurry them. There is a good drink in it.
    `,
    '6-7': `
      D<dyspraxia> A body learns to pour, hop and catch by messages from the head. In {Name} some messages take the long way round. So a ball is past before the hands are up, and a cup tips. It has nothing to do with being clever or careful. It is how this body is built. Such a body can learn things, and it needs more goes at them.
      P<dyspraxia> To others it can look like not trying. It is the other way round. What others do without thinking takes a lot of thinking here.
      P<dyspraxia> If somebody laughs, it is for a grown-up to put right. Anyone can drop a thing.
      Q<dyspraxia> When something tips or falls, {Name} may feel ____.
      H<dyspraxia> {helper} can take it apart into small steps, one at a time.
      H<dyspraxia> {helper} can tell the school what helps, such as more time.
      T<dyspraxia> {he} can go slowly and say the steps out loud.
      T<dyspraxia> {he} can say, "I will get a cloth," and that is that.
      C<dyspraxia> {he} can think, "Long way round, and I get there."
      A<dyspraxia> There was a spill, a cloth and another go. The second one went a bit better. A body learns by doing things many times. This one does them more often. There are things that go well with it too. They can be told as well, and not just the spills.
    `,
    '8-10': `
      D<dyspraxia> To learn to catch a ball looks like one thing and is about twenty. The brain sends them out in order. {Name} has a body in which those messages take a longer way. So {he} may trip, spill or be half a second late for a ball. It is not carelessness, and it has nothing to do with how well somebody thinks. Such a body can learn almost anything, in smaller steps and with more goes. It gets tired earlier from all the steering.
      P<dyspraxia> Those who laugh see the last half second. They have no idea how much work went into the part before.
      P<dyspraxia> A PE teacher who knows about it can change a good deal, such as the size of the ball.
      Q<dyspraxia> When something goes wrong in front of others, {Name} might feel ____. Tired is possible, too.
      H<dyspraxia> {helper} can explain it to the school and say that laughing is to be stopped by adults.
      H<dyspraxia> {helper} can practise one thing in small steps where nobody is looking. ~ Ten minutes often are worth more than an hour once.
      T<dyspraxia> {he} can say, "Well, that went sideways," and pick it up. ~ It leaves the others nothing to add.
      T<dyspraxia> {he} can look for a sport without balls and teams, such as swimming, climbing or martial arts.
      C<dyspraxia> {he} can think, "The message took the long way. It arrived."
      A<dyspraxia> The glass was half full on purpose, and it got to the table. A lot of things arrive like that, a little later and with more thought behind them. People with a body like this learn early how to plan and how to have another go. Those are not small things to have learned.
    `,
    '11+': `
      D<dyspraxia> Learning to carry a tray or catch a ball is a matter of traffic. The intention is clear, the muscles are sound, and in some people the messages between the two take a detour. {Name} may know the results, such as bruises from door frames, a tray that tilts, or being the last to be changed. None of it reflects care or intelligence. What does not show is that an ordinary day takes far more steering here than it does for others, and that steering is tiring.
      P<dyspraxia> Others see a clumsy moment and file it as funny or careless. Some people stop laughing once they know. For the rest there are teachers, and it is fair to involve them.
      P<dyspraxia> There are actors, scientists and photographers with a body of this kind. Hardly any of them mentions catching.
      Q<dyspraxia> When it happens in front of people, {Name} might notice ____.
      H<dyspraxia> {helper} can ask the school for what is commonly granted: extra time, a laptop, a second set of books, a say in PE.
      H<dyspraxia> {helper} can count the effort and not only the breakages.
      T<dyspraxia> {he} can break a new skill into parts and learn it where nobody is watching. ~ It is how dancers do it.
      T<dyspraxia> {he} can have a dry line ready for the next spill, and a friend who hands over the napkins.
      T<dyspraxia> {he} can plan a rest after the parts of a day that need most steering.
      C<dyspraxia> {he} can think, "Detour, not a dead end."
      A<dyspraxia> By the end of a day a great many things have arrived by the long way round. Two or three of them ended up on the floor, and those are the ones that get noticed. Much of it becomes easier to learn with time, with practice and with one's own way of doing it. Meanwhile there is a kind of patience in it that others will need a good deal longer to acquire.
    `,
  },
};
