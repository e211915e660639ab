import { said, type NamedScene } from '../scene.ts';

/** A parent lost a job and is sad about it at home. */
export const sinceTheJobWent: NamedScene = {
  id: 'jobwent',
  image: 'a work bag on its hook, and a sad face at the table',
  cue: said(
    String.raw`\b(?:lost (?:my|his|her|their|the) jobs?|losing (?:my|his|her|their) job|(?:made|been|being|got) redundant|redundancy|(?:was|got|been) (?:sacked|laid off)|out of work|unemployed)\b(?=[^]*)`,
    String.raw`\b(?:food ?bank|evict\w*|lost (?:our|the) (?:house|home)|(?:can['’]?t|cannot) afford|shout\w*|drink\w*)\b`,
  ),
  decides:
    /\b(?:mum|mummy|mom|dad|daddy)\b[^.!?]{0,30}\b(?:cr(?:y|ies|ying)|sad|upset|down)\b[^.!?]{0,30}\b(?:lost|losing) (?:his|her) job\b/i,
  answers: /\b(?:cr(?:y|ies)|lost|job|sad|since)\b/i,
  titles: { young: 'A Bag on Its Hook', older: 'The Work Bag' },
  text: {
    '4-5': `
      D<jobwent> {who} had a job, and now the job is over. So {who} feels low and may cry. {Name} can see it. Grown-ups cry as well when they lose something. It is about the job. No child made it so.
      P<jobwent> {who} can be sad and love {Name} at the same time.
      Q<jobwent> When {who} cries, {Name} may feel ____.
      H<jobwent> {helper} can say, "It is work. It is not you."
      T<jobwent> {he} can give a hug, or go on playing.
      T<jobwent> {he} can ask, "Are you sad about work?"
      C<jobwent> {he} can say, "Big people cry too. It goes by."
      A<jobwent> The work bag is on its hook. {who} is low on some days, and laughs on others. Looking for a job is for grown-ups. Playing is for {Name}.
    `,
    '6-7': `
      D<jobwent> {who} lost a job and is low just now. A job is more than money, because people meet there. {Name} may hear crying, or see a face that is far away. It is about work. It is not because of something that a child did.
      P<jobwent> Jobs go when a shop shuts or a firm needs fewer people. It happens to people who are good at them.
      P<jobwent> It is not a child's task to cheer somebody up. A hug is nice, and it is not a duty.
      Q<jobwent> When {who} is sad, {Name} may feel ____.
      H<jobwent> {helper} can tell what stays the same: home, school, supper.
      H<jobwent> {helper} can say who helps {who} with it. ~ Grown-ups have grown-ups for that.
      T<jobwent> {he} can ask what {he wants} to know about it.
      T<jobwent> {he} can go out and play. ~ That is allowed on low days, too.
      C<jobwent> {he} can think, "It is sad, and it is not mine to mend."
      A<jobwent> The work bag hangs on its hook and has a rest. On low days somebody cries, and then makes toast. Nobody knows how long it takes to find a new job. What stays is who tucks {Name} in.
    `,
    '8-10': `
      D<jobwent> Since {who} lost a job, there is a low mood in the house. {Name} may hear crying in the kitchen, or talk that stops when somebody comes in. Work gives people a place, company and the feeling of being needed. When it goes, they grieve for it. It says nothing about how good they were, and no child had anything to do with it.
      P<jobwent> Adults worry about money then, and talk about it with the door shut. A short honest answer is better for everyone than a guess.
      P<jobwent> Some children become very good and very quiet. It is kindly meant, and nobody needs it.
      Q<jobwent> When the kitchen goes quiet, {Name} might feel ____.
      H<jobwent> {helper} can say what will change for now and what will not.
      H<jobwent> {helper} can make sure that {who} has adults to talk to. ~ If the sadness stays for weeks, a doctor can help.
      T<jobwent> {he} can ask straight out, "Are we all right?"
      T<jobwent> {he} can go on with friends and clubs without feeling bad about it.
      C<jobwent> {he} can think, "It is a low time. It is not my job to fix it."
      A<jobwent> The work bag is on its hook, and there are forms on the table. Some days are low, and on some there is singing with the radio. What {who} is at home was not on a payslip. The looking is for adults, and it goes on.
    `,
  },
};
