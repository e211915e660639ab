import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Who would rather not be seen praying at school: a quiet place, one sentence, and a family that can be asked. */
export const seenPraying: NamedScene = {
  id: 'seenpraying',
  image: 'a small room with a door',
  cue: said(
    String.raw`\bpray(?:s|ing|ers?)?\b[^.!?]{0,30}\b(?:school|class|in front of|lunch|break)\b(?=[^]*\b(?:star\w+|look\w*|see|seen|laugh\w*|others|people|embarrass\w*|asham\w*|shy|weird|think|watch\w*|ask\w*)\b)|\b(?:star\w+|look\w*|see|seen|laugh\w*|embarrass\w*|asham\w*|shy|watch\w*)\b[^.!?]{0,30}\bpray(?:s|ing|ers?)?\b`,
    String.raw`\b(?:does ?n['’]?t believe|no longer believes?|questions|doubts?|died|mosque|church|temple|bed ?time|before bed)\b`,
  ),
  decides: true,
  answers: /\b(?:star\w+|others|pray\w*|look\w*|see)\b/i,
  titles: { older: 'A Room With a Door' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<seenpraying> At home a prayer is just a part of the day. At school {Name} may not like to pray where others can see. Somebody could look, and that feels odd. It is fine to want a quiet place for it. It is not a no to the faith of the family. It is a yes to a door.
      P<seenpraying> Most people who look only wonder what it is. They have other days and other songs at home.
      Q<seenpraying> When somebody looks, {Name} may feel ____.
      H<seenpraying> {teacher} can find a quiet room and a time.
      H<seenpraying> {helper} can say what this family does when it cannot be done.
      T<seenpraying> {he} can ask one friend to come along to the door.
      T<seenpraying> {he} can say, "I pray now. I'm back soon."
      C<seenpraying> {he} can think, "A quiet place, and then back to play."
      A<seenpraying> In a small room with a door it is calm. Then the door opens, and it is break. In the family they ask how it was. Some days it is done at school, and some days at home.
    `,
    '8-10': `
      D<seenpraying> Praying is something between a person and God, and a school corridor is a poor place for that. {Name} may not want to do it where others stare. It is no step away from the family or the faith. Hardly anybody likes to do a private thing with an audience. Schools can find a room with a door, and many have one already. Families know ways as well, since people with a faith have gone to work and school before.
      P<seenpraying> People stare at what is new to them. When they have seen it five times, they look for their lunch.
      P<seenpraying> There may be others in the school who have been looking for such a room. One person asking can help several.
      Q<seenpraying> At the thought of being watched, {Name} might feel ____.
      H<seenpraying> {helper} can tell what is done in this family when there is no good place or time.
      H<seenpraying> {teacher} can offer a quiet room at a set time, and tell nobody who uses it.
      T<seenpraying> {he} can say at home what the hard part is. ~ It is the staring, and that can be talked about.
      T<seenpraying> {he} can have one sentence ready: "I'm off to pray, back in ten minutes."
      T<seenpraying> {he} can ask if somebody else would like to come along.
      C<seenpraying> {he} can think, "It is mine, and it can have a door."
      A<seenpraying> A room was found, with a stack of chairs in it and a window. It is not beautiful, and it is quiet. On some days it gets used, and on others the family does it at home. Two people asked what it was about, and one of them has started to hold the door.
    `,
    '11+': `
      D<seenpraying> There is a difference between hiding a faith and wanting some privacy for it. {Name} may be happy to pray and not happy to be watched doing so, with thirty people working out what to make of it. That is a question of place, and not of belief. Schools are used to the request. Families tend to know more about it than they say, since many have prayed in a stockroom or a car park.
      P<seenpraying> Staring mostly means that somebody has no category yet. It fades with repetition, and faster with one plain sentence.
      P<seenpraying> In many traditions what can be moved, shortened or made up later is well worked out. It is worth asking somebody who knows.
      Q<seenpraying> When heads turn, {Name} might notice ____.
      H<seenpraying> {helper} can listen to what the difficulty is before answering about the duty. ~ They are two subjects.
      H<seenpraying> {helper} can ask the school for a room and a time, as other families have.
      T<seenpraying> {he} can find the others, since there usually are some. ~ Three people in a room attract less notice than one in a corridor.
      T<seenpraying> {he} can keep one line for questions: "It takes ten minutes, and I like it." Or simply, "It's private."
      C<seenpraying> {he} can think, "Private is not the same as secret."
      A<seenpraying> The room is on the second floor and smells of paper. Nobody can look in, and nobody much wants to. What was an issue for a week has become ten minutes with a door. At home it was talked about without raised voices. A faith has room for a person's wish not to be looked at.
    `,
  },
};
