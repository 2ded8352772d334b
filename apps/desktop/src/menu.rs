//! The menu. What the screens have keys for is asked of them by just these keys; the rest is the window's own.

use std::sync::{Mutex, PoisonError};

use tauri::{
    AppHandle, Manager, Wry,
    menu::{AboutMetadata, IsMenuItem, Menu, MenuItem, PredefinedMenuItem, Submenu},
};

use crate::{messages::Messages, window};

/// How large everything is shown, for those who would not see it otherwise.
pub struct Zoom(Mutex<f64>);

const LARGEST: f64 = 3.0;
const SMALLEST: f64 = 0.5;
const STEP: f64 = 1.2;

impl Default for Zoom {
    fn default() -> Self {
        Self(Mutex::new(1.0))
    }
}

pub fn build(app: &AppHandle) -> tauri::Result<Menu<Wry>> {
    let item = |id: &str, words: &str, keys: Option<&str>| MenuItem::with_id(app, id, words, true, keys);
    let line = || PredefinedMenuItem::separator(app);
    let about = PredefinedMenuItem::about(app, Some("About Huebook"), Some(about_metadata(app)))?;

    let file = Submenu::with_items(
        app,
        "File",
        true,
        &[
            &item("new-page", "New page", Some("CmdOrCtrl+N"))?,
            &line()?,
            &item("save", "Save", Some("CmdOrCtrl+S"))?,
            &item("print", "Print…", Some("CmdOrCtrl+P"))?,
            &line()?,
            &item("another-site", "Another site…", None)?,
            &line()?,
            &item("quit", "Quit", Some("CmdOrCtrl+Q"))?,
        ],
    )?;
    let undo = item("undo", "Undo", Some("CmdOrCtrl+Z"))?;
    let redo = item("redo", "Redo", Some("CmdOrCtrl+Shift+Z"))?;
    let between = line()?;
    let clipboard = clipboard_items(app)?;
    let mut edits: Vec<&dyn IsMenuItem<Wry>> = vec![&undo, &redo, &between];
    edits.extend(clipboard.iter().map(AsRef::as_ref));
    let edit = Submenu::with_items(app, "Edit", true, &edits)?;
    let view = Submenu::with_items(
        app,
        "View",
        true,
        &[
            &item("larger", "Larger", Some("CmdOrCtrl+="))?,
            &item("smaller", "Smaller", Some("CmdOrCtrl+-"))?,
            &item("usual-size", "Usual size", Some("CmdOrCtrl+0"))?,
            &line()?,
            &item("full-screen", "Full screen", Some("F11"))?,
        ],
    )?;
    let help = Submenu::with_items(app, "Help", true, &[&about])?;
    #[cfg(feature = "updater")]
    help.append(&item("updates", "Look for a new version…", None)?)?;
    let menu = Menu::with_items(app, &[&file, &edit, &view, &help])?;
    // There the first menu is the app's own, and carries its name.
    #[cfg(target_os = "macos")]
    menu.prepend(&Submenu::with_items(
        app,
        "Huebook",
        true,
        &[
            &PredefinedMenuItem::hide(app, None)?,
            &PredefinedMenuItem::hide_others(app, None)?,
            &PredefinedMenuItem::show_all(app, None)?,
        ],
    )?)?;
    Ok(menu)
}

fn about_metadata(app: &AppHandle) -> AboutMetadata<'static> {
    let info = app.package_info();
    AboutMetadata {
        name: Some("Huebook".into()),
        version: Some(info.version.to_string()),
        comments: Some(info.description.to_owned()),
        license: Some("MIT".into()),
        ..AboutMetadata::default()
    }
}

/// The system's own where it has them.
#[cfg(not(target_os = "linux"))]
fn clipboard_items(app: &AppHandle) -> tauri::Result<Vec<Box<dyn IsMenuItem<Wry>>>> {
    Ok(vec![
        Box::new(PredefinedMenuItem::cut(app, None)?),
        Box::new(PredefinedMenuItem::copy(app, None)?),
        Box::new(PredefinedMenuItem::paste(app, None)?),
        Box::new(PredefinedMenuItem::select_all(app, None)?),
    ])
}

/// GTK has none that reach into a web view: it is asked itself.
#[cfg(target_os = "linux")]
fn clipboard_items(app: &AppHandle) -> tauri::Result<Vec<Box<dyn IsMenuItem<Wry>>>> {
    let item = |id: &str, words: &str, keys: &str| MenuItem::with_id(app, id, words, true, Some(keys));
    Ok(vec![
        Box::new(item("Cut", "Cut", "CmdOrCtrl+X")?),
        Box::new(item("Copy", "Copy", "CmdOrCtrl+C")?),
        Box::new(item("Paste", "Paste", "CmdOrCtrl+V")?),
        Box::new(item("SelectAll", "Select all", "CmdOrCtrl+A")?),
    ])
}

pub fn choose(app: &AppHandle, id: &str) {
    let messages = app.state::<Messages>();
    match id {
        "new-page" => messages.link("huebook:/pages/create".into()),
        "another-site" => messages.link("huebook:/splash?change".into()),
        "save" => messages.press("s", false),
        "print" => messages.press("p", false),
        "undo" => messages.press("z", false),
        "redo" => messages.press("Z", true),
        "larger" => zoom(app, |now| (now * STEP).min(LARGEST)),
        "smaller" => zoom(app, |now| (now / STEP).max(SMALLEST)),
        "usual-size" => zoom(app, |_| 1.0),
        "full-screen" => toggle_full_screen(app),
        "quit" => app.exit(0),
        #[cfg(feature = "updater")]
        "updates" => crate::updates::look(app.clone(), crate::updates::Asked::ByHand),
        #[cfg(target_os = "linux")]
        "Cut" | "Copy" | "Paste" | "SelectAll" => edit(app, id),
        _ => {}
    }
}

#[cfg(target_os = "linux")]
fn edit(app: &AppHandle, command: &str) {
    use webkit2gtk::WebViewExt;
    let command = command.to_owned();
    if let Some(window) = window::main(app) {
        // Fails only for a window that is being closed.
        let _ = window.with_webview(move |view| view.inner().execute_editing_command(&command));
    }
}

fn zoom(app: &AppHandle, change: impl Fn(f64) -> f64) {
    let Zoom(zoom) = app.state::<Zoom>().inner();
    let mut now = zoom.lock().unwrap_or_else(PoisonError::into_inner);
    *now = change(*now);
    if let Some(window) = window::main(app) {
        let _ = window.set_zoom(*now);
    }
}

fn toggle_full_screen(app: &AppHandle) {
    if let Some(window) = window::main(app) {
        let _ = window.set_fullscreen(!window.is_fullscreen().unwrap_or(false));
    }
}
