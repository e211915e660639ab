import { said, type NamedScene } from '../scene.ts';

/**
 * Fear of catching a bug that makes people sick: hands that are washed too often, food that is not trusted. The NHS names
 * twenty seconds of soap, before eating and after the toilet; where it takes over, a doctor knows what helps.
 */
export const cleanEnough: NamedScene = {
  id: 'cleanenough',
  image: 'twenty seconds of soap, and a tap that is turned off',
  cue: said(
    String.raw`\b(?:wash(?:es|ing)? (?:his|her|their) hands (?:\w+ )?(?:till|until|all|again|over|constantly|so|too|\w+ times)|(?:hand ?wash\w*|sanitis\w*|sanitiz\w*|hand gel|germs?|norovirus|contaminat\w*|stomach bug|sick(?:ness)? bug|(?:has|had|got|having|with) (?:a|the) (?:\w+ )?bug)\b|(?:won'?t|will not|scared to|afraid to|refuses to) (?:eat|touch)\b[^.]{0,40}\b(?:off|out of date|touched|been|sick|poorly)|use[- ]by|sell[- ]by|best before|out of date)`,
    String.raw`\b(?:was sick|been sick|threw up|vomited|saw|has just had|recovering|(?:since|after|when|because) (?:he|she|they) (?:\w+ )?(?:had|got|caught|having)|spider|insect|bugs)\b|\b(?:be(?:ing)?|get(?:ting)?|throw(?:ing)? up|vomit(?:ing)?) (?:sick |ill )?(?:at|in) (?:school|class|nursery|assembly|lessons?)\b(?![^]*\b(?:wash\w*|germs?|saniti\w*|hand gel)\b)`,
  ),
  decides: false,
  answers: /\b(?:wash\w*|bug|norovirus|germs?|canteen|holds (?:his|her) breath|milk|off)\b/i,
  titles: { young: 'Twenty Seconds of Soap', older: 'Clean Enough' },
  text: {
    '6-7': `
      D<cleanenough> Some tummy bugs sit on hands, and soap takes them off. It needs twenty seconds, before food and after the toilet. {Name} may not trust it and wash again, so that no one gets sick. More washing does not get hands more clean. It makes the skin sore, and sore skin is no help. Then a worry sits at the tap and says, "Again."
      P<cleanenough> Worries like to be asked. Each time somebody does what they say, they ask for more.
      P<cleanenough> Doctors and nurses touch ill people all day. They wash for twenty seconds, and then they go and have lunch.
      Q<cleanenough> When somebody nearby is poorly, {Name}'s tummy may feel ____. A worried tummy can feel sick, too.
      H<cleanenough> {helper} can say, "Twenty seconds, and that is it."
      H<cleanenough> {helper} can ask a doctor for help when the worry is big. ~ It is well known there.
      T<cleanenough> {he} can sing one song at the tap and turn it off.
      T<cleanenough> {he} can wait for a minute when the worry says "again". ~ It gets a bit more quiet.
      C<cleanenough> {he} can think, "Clean enough. The tap is off."
      A<cleanenough> The song is over, and so is the washing. A bug may come round in a school, and mostly it goes past. If a body is sick one day, it gets well again after. The tap is off, and the hands are free for other things.
    `,
    '8-10': `
      D<cleanenough> Twenty seconds with soap, before meals and after the toilet, is what hospitals teach against a bug. {Name} may know that and still want to wash again, sniff the milk or keep away from people. It is not the hands that need it then. It is a worry about being sick, which has found out that people do what it says. A worry of that kind is not full for long. It calms down when there is a point called "enough".
      P<cleanenough> People who work with ill people could not go on if they did more than enough. They wash, dry and turn to the next thing.
      P<cleanenough> At home, somebody may say "stop it" or answer the same question ten times. Both come from wanting to help, and both feed the worry a bit.
      Q<cleanenough> When the talk is of a bug, {Name} might feel ____. A stomach can feel odd from worry alone.
      H<cleanenough> {helper} can agree on one answer and give it once. ~ The second one does not work any better.
      H<cleanenough> {helper} can ask a doctor for help, if the worry decides what is eaten. ~ There is a treatment, and it works well.
      T<cleanenough> {he} can wash for one song, turn off the tap and dry the hands well.
      T<cleanenough> {he} can let the wish to do it again be there for five minutes, and look at a clock. ~ It rises, and then it sinks.
      C<cleanenough> {he} can think, "Clean enough. Enough is a real amount."
      A<cleanenough> The tap is off, and the towel hangs where it belongs. Somewhere a bug is going round, and most people do not notice it. If somebody is sick one day, it lasts for hours and then the body puts itself right. Until then there are clean hands with nothing more to do, and lunch.
    `,
    '11+': `
      D<cleanenough> Surgeons wash before an operation, and then they stop, because skin that is washed too often cracks and keeps out less. {Name} may be washing far beyond that point, or avoiding food, buses and people who cough. The fear behind it is usually of being sick. It works like a bad adviser, who accepts each precaution and demands one more. It cannot be satisfied, but it can be given notice.
      P<cleanenough> To others it can look like fussiness, since they see a sleeve on a door handle and not what is behind it. A friend who has been told one sentence usually manages.
      P<cleanenough> Parents reassure, because it helps for a minute. Then it is needed again. They do not know what else to say, and somebody can show them.
      Q<cleanenough> When somebody coughs or a bug is mentioned, {Name} might notice ____. Fear and sickness share several symptoms.
      H<cleanenough> {helper} can arrange an appointment with a doctor or a therapist who knows this. ~ It is common, it has a name, and treatment works for most people.
      H<cleanenough> {helper} can agree to answer a question about germs once and not twice.
      T<cleanenough> {he} can wash for twenty seconds at the two times that count, and put cream on afterwards. ~ Whole skin is the better barrier.
      T<cleanenough> {he} can put off the next wash by five minutes, and then by ten. ~ The urge rises, peaks and goes down by itself.
      C<cleanenough> {he} can think, "Enough is an amount. This was it."
      A<cleanenough> The tap is off, which is the unspectacular part that matters. Bugs will be going round for as long as there are schools, and bodies will put themselves right. What shrinks with practice is the hours given to it beforehand. Lunch can be eaten with hands that are clean enough, like everybody else's.
    `,
  },
};
