import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Somebody who does not go at school and holds it until home. */
export const heldAllDay: NamedScene = {
  id: 'heldallday',
  image: 'a quiet minute in a school toilet, and a bladder that need not wait till home',
  cue: said(
    String.raw`(?=[^]*\b(?:school|class|reception|year \w+)\b)(?=[^]*\b(?:toilets?|loos?|wees?|bathroom)\b)[^]*\b(?:holds? (?:it|on|her|his)|holding (?:it|on)|held (?:it|on)|all day|until (?:he|she|they) (?:gets?|is|comes?) home|till (?:home|he|she|they)|waits? (?:until|till)|bursting|runs? to the (?:toilet|loo) (?:as soon|when)|(?:won['’]?t|wont|will not|refus\w+(?: to)?|never|does ?n['’]?t) (?:use|go (?:to|on|in)) (?:the |any )?(?:school )?(?:toilets?|loos?|bathrooms?))\b`,
    String.raw`\b(?:hand ?dry\w*|flush\w*|loud|noise|nois\w+|smell\w*|stink\w*|dirty|poos?|constipat\w+|bull(?:y|ied|ying)|gender|pushed|locked|nursery|period)\b`,
  ),
  decides: true,
  answers: /\b(?:holds?|all day|until|till)\b/i,
  titles: { young: 'A Quiet Minute for a Wee', older: 'The Quiet Minute' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<heldallday> At school {Name} may hold a wee until home. The school toilet is not like the one at home. But a wee that waits all day makes a tummy hurt. It is hard to play with it, too. There is a quiet minute when the toilets are empty. Then a wee can come out in peace.
      P<heldallday> Many children like the toilet at home best. After some tries, the one at school is known as well.
      Q<heldallday> At the door of the school toilet, {Name} may feel ____.
      H<heldallday> {teacher} can say when it is quiet in there.
      H<heldallday> {teacher} can wait by the door the first times.
      T<heldallday> {he} can ask at the first small call.
      T<heldallday> {he} can go and look at the toilets first, with no wee.
      C<heldallday> {he} can think, "In, wee, soap, and back to play."
      A<heldallday> The door was shut, and it was quiet. There was a wee, and then there was soap. The tummy felt light after it. The toilet at home is still the best one. The one at school is for in between.
    `,
    '6-7': `
      D<heldallday> Some children do not go to the toilet at school at all. {Name} may hold it from breakfast until home. A bladder can do that, but it does not like it. It gets sore, and then it calls too often or too late. A head that is busy holding has less room for lessons. There is mostly a quiet minute when the toilets are empty.
      P<heldallday> It may be the doors, the others, a broken lock or the way there. Grown-ups do not know until somebody says which one it is.
      P<heldallday> Quite a few in each class do the same. They do not talk about it.
      Q<heldallday> Outside the school toilets, {Name} may feel ____.
      H<heldallday> {teacher} can agree on a sign, so that nobody needs to ask aloud.
      H<heldallday> {helper} can tell the school what is hard about it. ~ A lock can be mended.
      T<heldallday> {he} can go in the middle of a lesson, when it is quiet.
      T<heldallday> {he} can drink as usual, and go once before lunch.
      C<heldallday> {he} can think, "One quiet minute, and my tummy is free."
      A<heldallday> In a lesson the toilets were empty, and the door shut well. It took one quiet minute. After that the afternoon was lighter. Home is still the nicest place for it, but not the only one.
    `,
    '8-10': `
      D<heldallday> A surprising number of people get through a school day without once using the toilet. {Name} may be one of them and drink little for that reason. A bladder copes for a while. Then it gets irritated, and it starts to call too often or too late. Thirst makes a head slow, and holding on takes attention that lessons could use. It is worth finding out what exactly puts one off.
      P<heldallday> The usual reasons are doors that do not lock, others who hang about and not being allowed out. All three can be changed by adults, if they hear of them.
      Q<heldallday> Outside the school toilets, {Name} might feel ____.
      H<heldallday> {teacher} can agree on a pass, so that nobody asks in front of the class.
      H<heldallday> {helper} can raise a broken lock with the school, without a name. ~ It helps everyone who holds on in silence.
      T<heldallday> {he} can go in lesson time, when the place is empty.
      T<heldallday> {he} can find the best toilet in the building. ~ In most schools there is one that hardly anyone knows.
      C<heldallday> {he} can think, "Two minutes, and I can think of something else."
      A<heldallday> There turned out to be a toilet near the library with a door that shuts. In the middle of the third lesson nobody was in it. Two minutes later the rest of the day had one thing less in it. It is not home, and it does not need to be.
    `,
  },
};
