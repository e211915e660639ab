import type { Fields } from '../fields/field.ts';

/** What parents type about lessons, lunch, lifts and the first weeks somewhere; one text a line. */
export const IN_CLASS_AND_ON_THE_WAY: Fields = {
  'talking-at-school': `
    doesnt speak to anyone at secondary and the teachers call it rude
    says nothing to anybody all day at high school and staff think she is rude
    never speaks at secondary school and gets told off for ignoring teachers`,
  'asking-for-help': `
    doesnt understand the lesson and is too embarrassed to ask
    sits there not understanding because she wont ask the teacher to explain
    too shy to tell the teacher he has not understood`,
  lifts: `
    her tummy goes funny in lifts and she wont ride in one
    feels sick when the lift moves
    gets a funny feeling in the lift`,
  'school-refusal': `
    cant go into her classroom since the holidays and stays in the office
    gets as far as the school office but not into class
    only sits in the reception area at school because he cant go in the classroom
    says he hates school and wants to be home schooled
    wont put his uniform on because he hates school and wants to stay off`,
  'new-school': `
    starting at a different nursery because we moved house
    new nursery after the move and keeps asking for her old nursery
    we moved so he has a new preschool and he wants his old one`,
  'group-work': `
    gets so nervous about group work that she says she is ill
    dreads working in a group and makes up a headache
    panics when the teacher says get into groups`,
  'left-out': `
    her friends meet up at weekends and dont ask her
    his mates go to town on saturdays and never invite him
    friends arrange things without them and they see the photos afterwards`,
  escalators: `
    tries to run up the down escalator
    treats the escalator like a slide and runs up and down it
    plays on the escalator`,
  'going-to-a-restaurant': `
    throws his food and fork when we eat out
    throws things off the table in cafes
    chucks her cutlery on the floor in restaurants`,
  'being-teased': `
    called a baby because she still has a teddy
    the other children call him a baby for having a blanket
    teased because he takes a soft toy on the school trip`,
  'sitting-still': `
    cant sit through a story, gets up after one page
    wont sit for a book, up and off each time
    double lessons are torture, he has to get up and move
    has adhd and finds an hour on a chair unbearable`,
  'school-dinners': `
    last to finish his lunch and misses playtime
    eats so slowly at school that there is no time left to play
    slowest eater in the dinner hall`,
  'first-phone': `
    worried about losing her new phone at secondary school
    scared he will lose his first phone`,
  'no-phone-yet': `
    wants a phone because his cousin has got one
    asks for a phone because her friend has one
    wants her own phone like her big cousin`,
  spiders: `
    wont use the loo because there was a spider in it
    wont go in the bathroom since she saw a spider in there
    refuses to go in the shed because of spiders`,
  'lockdown-drill': `
    there was a real lockdown at school and he has been jumpy since
    school went into lockdown for real last week and she keeps thinking about it`,
  'loud-noises': `
    noisy classrooms give her a headache
    the noise in class makes his head hurt and he cant think`,
  'first-day-school': `
    excited about school but her tummy feels funny about it
    cant wait to start reception and is nervous at the same time`,
};
