import type { Fields } from '../fields/field.ts';

/** What parents type about everyday routines and feelings; one text a line, spelt as it was meant. */
export const DAYS_HEARD: Fields = {
  'potty-training': `
    only poos in the bath or behind the sofa
    was dry and since he started school wets himself every day
    asks for a nappy to do number two
    holds it for five days, in pain
    sits on the potty for hours, then does it on the carpet
    will wee but not poop on the toilet
    nearly four, preschool won't take him in nappies
    wet pants again, third pair today
    afraid to let go of a poo
    doesn't tell us when she needs to go
    soils his pants and doesn't care
    refuses to wipe
    accidents because she's too busy playing
    constipated and scared it will hurt`,
  'potty-transition': `
    potty yes, big toilet no
    thinks she'll fall in the loo
    moving from the little pot to the real one
    step stool and seat, still refuses the grown up toilet
    wants to carry the potty to nursery`,
  'bedtime-routine': `
    one more drink one more wee one more story
    eleven at night and bouncing
    won't stay in bed, twenty times on the stairs
    he is overtired and fights sleep
    nap dropped, evenings are hell
    screams the minute we say pyjamas
    falls asleep at ten and must be up at six
    night shift parent here, nobody sleeps in this house
    bedtime takes three hours
    summer light, she says it's still day
    tells me he's not tired while rubbing his eyes
    reads under the covers till midnight`,
  'morning-routine': `
    late for school again because of one shoe
    twenty reminders to get dressed
    still in pyjamas when the bus comes
    breakfast, bag, coat, shouting, tears, every weekday
    school mornings take forever
    needs me to put on every sock
    won't get up
    fights about what to wear at half seven`,
  'screen-time': `
    tablet from waking to sleeping
    only wants to play fortnite
    watches youtube behind my back
    he lives on his switch
    no interest in anything without a screen
    steals the remote, sneaks the phone at night
    I feel bad about how much telly they watch
    gaming all weekend
    teen never leaves his room because of the computer`,
  'screens-off': `
    loses it when the ipad goes away
    time's up on the xbox, hell breaks loose
    hits me when I take the phone
    just one more level, then screams
    end of the cartoon means floods of tears
    the timer rings and he throws the tablet
    switching off the telly for dinner is a fight`,
  'managing-anger': `
    throws the things of his sister when I say no
    from calm to volcano in one second
    breaks toys, slams doors, then sobs
    explodes after school every day
    trashed his room
    screaming fits over the wrong cup
    furious at tiny things
    we can't calm him down for an hour
    kicked a hole in the door
    she gets so mad she can't hear us
    class had to be cleared because he threw chairs
    tantrums ten times a day
    at the end of the day he simply rages`,
  'feeling-sad': `
    quiet and teary for weeks
    has lost his sparkle
    cries in bed and can't say why
    nothing is fun for her at the moment
    stays in his room, hardly eats, looks so sad
    says she's a sad person
    tears for no reason at all
    he seems low since winter`,
  'feeling-worried': `
    checks that doors are locked before bed
    tummy ache every school morning, doctor finds nothing
    won't stop talking about death
    what if you die, what if the house burns
    asks are you sure a hundred times
    afraid of being sick at school
    washes his hands raw because of germs
    thinks something bad will happen to us
    can't let me out of sight in case I don't come back
    heart beats fast, can't breathe, panic
    worries about everything, even whether the sun will come up
    lies awake with thoughts going round
    needs to know the plan of each hour
    scared when I'm five minutes late`,
  'handling-disappointment': `
    trip cancelled, sobbed for hours
    didn't get the part she wanted
    wrong present, huge scene
    match rained off and he can't get over it
    friend could not come after all
    plans changed and the day is ruined
    ice cream van had gone
    he wasn't picked for the team
    no means the end of the world
    they were out of the flavour he likes
    expected a bike and got a scooter`,
  'building-confidence': `
    wants to quit after one go
    says I can't before trying
    gives up at once
    thinks everyone is better than her
    shy, whispers, never dares
    no faith in himself since he failed
    everything she does is bad in her own eyes
    doesn't dare to join the club though he'd love to
    calls himself dumb
    hides her pictures because they're ugly
    afraid to have a go at anything new
    lacks confidence on the pitch`,
  'respecting-differences': `
    pointed at a man with one leg and shouted
    asks loudly why that lady is fat
    says he won't sit by the boy who dribbles
    asks about a classmate who's in a wheelchair
    what to say about her friend with two dads
    stares at a lady with burns
    laughs at how a new girl speaks
    wants to know why his friend does not talk
    a classmate with down syndrome, she's unsure how to play
    imitates a boy with a tic`,
};
