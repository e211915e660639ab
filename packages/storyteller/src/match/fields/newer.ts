import type { Fields } from './field.ts';

/** What stands around hair, lice, stomachs and teeth, siblings and rooms, plans, phones and what people say of looks. */
export const NEWER: Fields = {
  'hair-brushing':
    'brush_hair hair_brush hairbrush comb combing comb_hair brushing_hair tangle tangles tangled detangle detangling detangler knot knots knotty matted bird_nest plait plaits braid braids braiding ponytail pigtails bunches bun hair_tie hair_bobble scrunchie cornrows afro curls curly coils wash_day scalp tender_head tender_headed leave_in conditioner hair_done do_hair hair_style wide_tooth_comb peinar peinarse cepillar_pelo nudos trenzas',
  'head-lice':
    'lice louse head_lice nits nit nit_comb lice_comb lice_shampoo itchy_head scratching_head eggs_in_hair bugs_in_hair infestation outbreak_lice treatment_lotion wet_combing piojos liendres nurse_lice',
  'being-sick':
    'vomit vomiting sick_bug tummy_bug stomach_bug stomach_flu norovirus gastro throw_up throwing_up threw_up thrown_up puke puked puking barf spew emetophobia sick_bowl sick_bucket bucket_by_bed sick_in_night been_sick be_sick feeling_sick nausea nauseous queasy retching heave heaving food_poisoning sips vomito vomitar vomita',
  'wobbly-tooth':
    'wobbly_tooth wobbly_teeth loose_tooth loose_teeth wiggly_tooth wiggly_teeth tooth_wobbly tooth_loose lost_tooth lose_tooth lost_first_tooth first_tooth tooth_fell tooth_fall tooth_falls tooth_out_blood milk_tooth milk_teeth baby_tooth baby_teeth swallowed_tooth swallow_tooth gap_teeth gap_tooth front_tooth_gone new_tooth_behind shark_teeth two_rows toothless tooth_knocked tooth_missing diente_leche diente_flojo',
  tics: 'tic tics tourette tourettes vocal_tic vocal_tics motor_tic blinking_tic eye_blinking keeps_blinking twitch twitches twitching jerks_head head_jerk shrugging throat_clearing clears_throat sniffing_tic grunting squeaks noises_tic involuntary tic_disorder nose_wrinkle eye_roll_tic tics_nerviosos',
  'afraid-to-swallow':
    'choked_on choke_on choking_on choking_food fear_choking swallow_food scared_swallow afraid_swallow fear_swallow stuck_throat food_stuck lump_throat throat_small only_soup only_liquids only_soft_food wont_swallow spits_food_choked fish_bone heimlich choked_grape choked_sweet phagophobia atraganto tragar',
  carsick:
    'carsick car_sick car_sickness travel_sick travel_sickness travelsick motion_sick motion_sickness seasick sea_sick airsick coach_sick bus_sick sick_car sick_coach sick_bus sick_bag_car vomits_car throws_up_car queasy_car winding_road winding_roads bendy_roads travel_bands sickness_tablets mareo_coche se_marea',
  'colour-blind':
    'colour_blind color_blind colourblind colorblind colour_blindness color_blindness colour_vision color_vision red_green sees_colours mixes_up_colours mixed_up_crayons daltonic daltonico daltonismo',
  braces:
    'braces brace train_tracks orthodontist orthodontic retainer aligner aligners invisible_braces palate_expander expander headgear elastics_teeth wire_mouth brackets metal_mouth tightened wax_brace crooked_teeth teeth_straight ortodoncia ortodoncista aparato_dental brackets_dientes',
  'siblings-fighting':
    'siblings_fight siblings_fighting brothers_fight sisters_fight sibling_fights bicker bickering squabble squabbling squabbles at_each_other each_others_throats wind_up winds_up winding_up started_it annoy_sister annoys_sister annoys_brother boys_fight girls_fight referee kids_fight fight_all_day fighting_all_day fight_constantly sibling_war sibling_wars hate_each_other wrestle wrestling provoke provokes bosses_brother tattles tells_on hermanos_pelean peleas_hermanos',
  'sharing-a-room':
    'share_room share_bedroom shared_room shared_bedroom sharing_room sharing_bedroom room_mate roommate same_room one_bedroom two_bedrooms own_room privacy bunk_room line_down_middle snores snoring keeps_awake_sister keeps_awake_brother curtain_divider compartir_habitacion comparte_cuarto',
  'arguing-with-parents':
    'talks_back talk_back backchat back_chat answers_back answer_back argues_with_us argues_with_me argue_everything defiant defiance defies attitude eye_roll rolls_eyes slams_door slams_doors power_struggle power_struggles battle_of_wills strong_willed worst_mum worst_mom worst_parent hate_you told_what_to_do curfew strop teen_strops storms_off rude_to_me rude_to_us shouting_match unfair_rules wont_listen does_opposite clash contesta desobedece',
  'getting-lost':
    'get_lost got_lost getting_lost lost_child lost_in_shop lost_in_supermarket lost_at_zoo separated_from lose_me lost_me couldnt_find_me cant_find_me find_mum find_way_home phone_number_lost information_desk meeting_point if_lost wrong_bus missed_stop left_behind_trip lost_in_crowd perderse se_perdio se_pierde',
  'talking-at-school':
    'selective_mutism mutism mute selectively_mute whisper whispers whispering silent_at_school not_speak_school not_talk_school doesnt_speak_nursery chatterbox_home talks_at_home speaks_at_home voice_gone never_heard_voice register_answer no_voice freezes_when_spoken mutismo_selectivo no_habla_colegio',
  'friend-who-copies':
    'copies copied copying copycat copy_cat copies_her copies_him copies_everything steal_idea stole_idea same_drawing same_shoes same_clothes repeats_everything copies_drawing copies_work copies_answers imitates mimics_sister copia_todo le_copia',
  'change-of-plan':
    'change_of_plan change_plan plan_changes plans_change change_routine routine_change new_timetable timetable new_schedule schedule_change last_minute unexpected surprise_change different_route other_way_school out_of_routine same_order same_every_day sameness rigid rigidity clocks_change holiday_no_routine snow_day swapped_days cambio_planes cambio_rutina',
  'body-and-looks':
    'body_image looks ugly fat skinny chubby weight overweight diet mirror hates_body hates_nose freckles birthmark scar acne_face spots_face ears_stick_out tall_for_age small_for_age shortest tallest photo_hates self_conscious appearance thighs belly_fat compares_body swimsuit_body comments_body pretty_enough gordo gorda feo fea',
  'new-bed':
    'toddler_bed big_bed big_boy_bed big_girl_bed new_bed cot_to_bed crib_to_bed out_of_cot climbs_out_cot climbing_out_crib bunk bunk_bed top_bunk loft_bed high_sleeper bed_guard bed_rail fell_out_bed falls_out_bed cot_bed old_cot no_bars cama_nueva de_cuna_a_cama litera',
  'no-phone-yet':
    'no_phone without_phone no_smartphone everyone_has_phone all_have_phones friends_have_phones beg_for_phone begging_phone class_chat group_chat_no_phone brick_phone not_ready_phone wait_for_phone phone_free only_one_without no_social_media todos_tienen_movil no_tiene_movil',
  'saying-goodbye':
    'drop_off drop_offs dropoff school_gate nursery_gate clingy_drop cling_leg glued_leg peel_off peels_off peeled_off prise_off separation_anxiety separation goodbye_school leave_me wraps_leg drop_her drop_him dropping_off dropping_her leave_her_nursery leave_him_nursery leaving_me leave_mummy leaves_mummy cries_when_i_leave cries_when_mummy_leaves goodbye_gate goodbyes goodbye_nursery wont_let_go_me wont_let_me_go clings clinging clingy separate_from_me separating_from_me apart_from_me one_more_kiss holds_leg tears_gate tears_morning bye_bye_tears despedida despedirse ansiedad_separacion',
  'told-off':
    'told_off telling_off tells_him_off tells_her_off tell_her_off tell_him_off shouted_at teacher_shouted teacher_shouts teacher_cross yelled_at raised_voice scolded reprimanded detention name_on_board red_card yellow_card sad_cloud on_cloud moved_down lost_playtime missed_break kept_in sent_out sent_head principals_office head_teacher behaviour_point behaviour_points blamed accused didnt_do_it wasnt_me whole_class_told report_card school_report bad_report bad_mark bad_marks bad_grade low_grade poor_mark failed_test note_home parents_evening got_a_d in_trouble_school castigo castigado castigada regano reganado suspenso suspendio malas_notas mala_nota boletin_notas',
  'family-faith':
    'ramadan ramazan iftar suhoor sehri fast fasting fasted eid diwali passover hanukkah chanukah yom_kippur rosh_hashanah shabbat vaisakhi nowruz holy_day holy_days headscarf hijab turban patka kippah yarmulke kufi halal kosher faith religion religious our_faith muslim jewish sikh hindu jehovahs_witness mosque gurdwara temple synagogue prayer prayers pray dont_celebrate not_celebrate celebrate_christmas dont_do_christmas only_muslim only_jewish only_sikh only_hindu nuestra_religion nuestra_fe ayuno ayunar velo_islamico',
  'is-santa-real':
    'santa_real is_santa_real believe_santa believes_santa santa_not_real no_santa truth_santa tooth_fairy tooth_fairy_real easter_bunny found_out_santa magic_christmas elf_shelf_real still_believes father_christmas_real existe_papa_noel reyes_son_los_padres raton_perez',
  'frightening-event':
    'car_crash car_accident crash crashed after_crash since_crash saw_accident witnessed witness accident_car road_accident hit_by_car knocked_down knocked_over run_over rear_ended burgled burglary break_in broken_into broke_in broke_into burglar_came robbed mugged house_fire fire_house kitchen_fire flat_fire fire_next_door caught_fire flames smoke_house ambulance ambulance_came saw_ambulance paramedics collapsed collapse_in_front seizure_in_front choked choking_scare nearly_drowned almost_drowned trauma traumatised traumatized ptsd shaken still_shaken explosion scary_thing_happened plays_accident replays relives flashback flashbacks startles jumpy accidente choque incendio ladrones',
  'night-terrors':
    'night_terror night_terrors sleep_terror sleep_terrors sleepwalk sleepwalks sleepwalking sleepwalked sleepwalker walks_asleep walks_sleep walk_in_sleep walking_in_sleep wanders_asleep found_kitchen_asleep found_landing sleep_talk sleep_talking talks_in_sleep talks_sleep mumbles_sleep laughs_in_sleep screaming_in_sleep screams_in_sleep screams_in_her_sleep screams_in_his_sleep shouting_in_sleep shouts_in_sleep thrashes_sleep thrashing eyes_open_screaming eyes_open_asleep doesnt_know_us doesnt_recognise_me looks_through_me remembers_nothing no_memory_morning hour_after_asleep half_awake bolt_upright terrores_nocturnos sonambulo sonambula',
  'told-secret':
    'secret secrets told_secret told_everyone told_everybody told_whole_class her_secret his_secret keep_secret keep_secrets cant_keep_secret spilled spilt blabbed blab betrayed betrayal trust_broken broke_trust confidence_told private_told crush_told who_she_likes who_he_likes fancies_told diary_read read_diary screenshot_secret passed_on spread_secret let_slip blurted blurts promised_not_to_tell swore_not_tell gossip_private pinky_promise surprise_spoiled secreto secretos traicion',
  'photo-day':
    'photo_day picture_day photos_day school_photo school_photos school_photograph school_picture photographer class_photo class_photos photo_taken picture_taken pictures_taken photos_taken photographed being_photographed camera cameras camera_flash look_at_camera smile_camera say_cheese cheesy passport_photo sibling_photo photoshoot photo_shoot pulls_face_photos smile_photos nursery_photo individual_photo dia_de_fotos foto_escolar fotos_colegio',
  'demands-too-big':
    'pda demand_avoidance demand_avoidant pathological_demand demands demand every_demand any_demand any_request requests instruction instructions every_instruction declarative autonomy low_demand feels_like_demand anything_i_ask whatever_i_ask as_soon_as_i_ask own_idea refuses_even_fun_things evitacion_demandas',
  'school-dinners':
    'eat_school school_dinner school_dinners school_lunch school_lunches dinner_hall lunch_hall dinner_lady dinner_ladies lunch_lady canteen cafeteria packed_lunch packed_lunches lunchbox lunch_box comes_home_starving comes_home_hungry uneaten untouched_lunch eats_nothing_at_school eat_at_school eat_at_nursery eats_at_nursery lunchtime lunch_time hot_dinners midday_supervisor tray trays queue_lunch lunch_queue sit_at_lunch where_to_sit_lunch comedor comedor_escolar',
  'lessons-are-hard':
    'maths math sums fractions division times_tables times_table number_bonds numbers dyscalculia handwriting writing dysgraphia bottom_set bottom_table thick dumb stupid behind_class behind_maths keep_up cannot_keep_up understand explain_again maths_lesson maths_anxiety dyspraxia pencil_grip slow_writer matematicas multiplicar',
};
