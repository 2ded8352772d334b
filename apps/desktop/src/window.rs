//! The one window of the app.

use tauri::{
    App, AppHandle, Manager, WebviewUrl, WebviewWindowBuilder,
    webview::{NewWindowResponse, PageLoadEvent},
};

use crate::{links, messages::Messages, revival};

const LABEL: &str = "main";

/// In logical pixels: where nobody has chosen yet, and the least that every screen is made for.
const USUAL: (f64, f64) = (1200.0, 820.0);
const LEAST: (f64, f64) = (360.0, 480.0);

pub fn main(app: &AppHandle) -> Option<tauri::WebviewWindow> {
    app.get_webview_window(LABEL)
}

pub fn open(app: &App) -> tauri::Result<()> {
    let navigating = app.handle().clone();
    let opening = app.handle().clone();
    let window = WebviewWindowBuilder::new(app, LABEL, WebviewUrl::default())
        .title("Huebook")
        .inner_size(USUAL.0, USUAL.1)
        .min_inner_size(LEAST.0, LEAST.1)
        // Many a laptop's screen is lower.
        .prevent_overflow()
        // On Windows the app in the window hears of no dropped file otherwise.
        .disable_drag_drop_handler()
        .on_navigation(move |url| links::may_follow(&navigating, url))
        .on_new_window(move |url, _| {
            links::leave_to_others(&opening, &url);
            NewWindowResponse::Deny
        })
        .on_page_load(|window, load| {
            if load.event() == PageLoadEvent::Started {
                window.state::<Messages>().pause();
            }
        })
        .on_document_title_changed(|window, title| {
            // A window whose title cannot be changed is as good as any other.
            let _ = window.set_title(&title);
        })
        .build()?;
    revival::watch(&window)
}

/// Brings the window to whoever has asked for the app once more.
pub fn show(app: &AppHandle) {
    if let Some(window) = main(app) {
        // Some window managers allow no program to come forward by itself: then it waits in the task bar.
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}
