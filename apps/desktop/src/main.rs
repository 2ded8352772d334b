//! The desktop app: a window around the web app's build, and the few things that need the system.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod commands;
mod links;
mod menu;
mod messages;
mod revival;
#[cfg(feature = "updater")]
mod updates;
mod window;

use std::io::Write;

use messages::Messages;
#[cfg(target_os = "macos")]
use tauri::Manager;

/// Tells whoever has started the app from a terminal; `eprintln!` would end it where that is closed.
fn note(words: impl std::fmt::Display) {
    let _ = writeln!(std::io::stderr(), "{words}");
}

fn main() {
    let app = tauri::Builder::default();
    #[cfg(target_os = "macos")]
    let app = app.on_web_content_process_terminate(|view| {
        revival::revive(view.app_handle(), || {
            // Fails only for a window that is being closed.
            let _ = view.reload();
        });
    });
    app
        // Before all others: a second start hands its link over to the first, and ends.
        .plugin(tauri_plugin_single_instance::init(|app, _, _| window::show(app)))
        .plugin(tauri_plugin_deep_link::init())
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_window_state::Builder::default().build())
        .manage(Messages::default())
        .manage(menu::Zoom::default())
        .manage(revival::LastEnd::default())
        .invoke_handler(tauri::generate_handler![
            commands::follow,
            commands::open_external,
            commands::print,
            commands::save_file
        ])
        .menu(menu::build)
        .on_menu_event(|app, event| menu::choose(app, event.id().as_ref()))
        .setup(|app| {
            links::follow(app)?;
            #[cfg(feature = "updater")]
            updates::begin(app)?;
            window::open(app)?;
            Ok(())
        })
        .run(tauri::generate_context!())
        .expect("the app could not be started");
}
