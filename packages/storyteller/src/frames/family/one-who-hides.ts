import { said, type NamedScene } from '../scene.ts';

/** A new animal that hides or keeps away, and a child who takes it to heart. */
export const oneWhoHides: NamedScene = {
  id: 'keepsaway',
  image: 'an animal under the sofa, and a hand on the floor that waits',
  cue: said(
    String.raw`(?=[^]*\b(?:cat|kitten|dog|puppy|rabbit|hamster|guinea pigs?|gerbils?|rescue|pet)\b)[^]*?\b(?:hid(?:es|ing)|won['’]?t come (?:out|to|near)|stays? under|keeps? away|runs? away from (?:him|her|them)|does ?n['’]?t (?:like|want|love) (?:him|her|them|to (?:be|cuddle|play))|ignores? (?:him|her|them)|scared of (?:him|her|them)\b|prefers? (?:me|dad|mum|his|her))\b`,
    String.raw`\b(?:(?:he|she) hides|hides behind|hides from the (?:dog|puppy|cat)|scared of (?:the|our|dogs|cats)|bit|bites|scratch\w*|died|moving|new house|afraid of)\b`,
  ),
  decides: false,
  titles: { young: 'A Hand on the Floor', older: 'A Hand on the Floor' },
  text: {
    '4-5': `
      D<keepsaway> {animal} may stay under the sofa all day. {Name} may sit in front of it and wait. All the smells and voices here are new for {animal}. To hide is how animals say, "Not yet." It is not about who is liked. It takes as long as it takes.
      P<keepsaway> {animal} can hear all that goes on. It finds out who is slow and soft.
      Q<keepsaway> When {animal} does not come out, {Name} may feel ____.
      H<keepsaway> {helper} can feed it at the same time each day.
      H<keepsaway> {helper} can sit on the floor too, and just talk.
      T<keepsaway> {he} can lay a hand on the floor and keep it still.
      T<keepsaway> {he} can sing one small song and then go.
      C<keepsaway> {he} can whisper, "Take your time. I am here."
      A<keepsaway> A nose came out of the dark and went back. That was a hello from a shy animal. A hand lay on the floor, slow and soft. Tomorrow it can lie there again.
    `,
    '6-7': `
      D<keepsaway> Some animals move in and are not seen for a week. {animal} may stay under the sofa, with {Name} in front of it. That can feel like not being liked. In truth {animal} hides from everybody at first. An animal that has lived somewhere else has a lot to get used to. It looks, listens and sniffs from a safe place.
      P<keepsaway> Animals trust people who are a little boring. Somebody who sits still and looks away is good to come near.
      P<keepsaway> Whom it comes to first says nothing about the others. That person may just have sat still by chance.
      Q<keepsaway> In front of the sofa, {Name} may feel ____. It may be sad and kind at once.
      H<keepsaway> {helper} can let {Name} be the one who fills the bowl. ~ Animals remember who comes with food.
      H<keepsaway> {helper} can see that nobody pulls {animal} out.
      T<keepsaway> {he} can read out loud on the floor for ten minutes, and not look.
      T<keepsaway> {he} can put down something that smells of {him}, such as an old sock.
      C<keepsaway> {he} can think, "It is not about me. It is new here."
      A<keepsaway> On the floor lies a book, and beside it a hand. A whisker touched it for a second and was gone. With shy animals that is a big day. A pet takes its time, and it looks for somebody who waits.
    `,
    '8-10': `
      D<keepsaway> Getting a pet is mostly told with a happy picture at the end. {Name} may be in the weeks before that picture. {animal} may hide all day and come out when the house sleeps. That is no verdict on anybody. A frightened animal has no opinion about people. It has a list of noises to check, and so far everything is on it.
      P<keepsaway> An animal from a rescue may have had good reasons to keep its distance. It learns that a person is kind by seeing it many times.
      P<keepsaway> Being the person it chooses cannot be hurried. What helps is to sit sideways and be busy with something else.
      Q<keepsaway> When {animal} slips away again, {Name} might feel ____. It is possible to be hurt and to understand it.
      H<keepsaway> {helper} can leave one feeding a day to {Name} alone.
      H<keepsaway> {helper} can ask the people it came from what it was used to.
      T<keepsaway> {he} can do homework on the floor of that room, at the same hour every day.
      T<keepsaway> {he} can keep a log of each thing that is new: a paw, a look, a bowl emptied by daylight.
      C<keepsaway> {he} can think, "It is checking a list. I am on it, and I can wait."
      A<keepsaway> The log says that on the ninth day there was a tail in the doorway. It is not much, unless one knows where the tail had been before. Some pets become close, and some stay at an arm's length and are good company from there. A person on the floor with a book is a good thing for an animal to have in its house.
    `,
  },
};
